import { ROLES } from '@tuerca/contracts/kernel/roles';
import { pairKey, reach, takesPart } from './chat.policy';

test('who writes to whom first, as decided', () => {
  const table = ROLES.flatMap((from) =>
    ROLES.map((to) => [from, to, reach(from, to)] as const).filter(([, , how]) => how !== 'never'),
  );
  expect(table.map((row) => row.join(' '))).toEqual([
    'client store free',
    'client workshop free',
    'store client known',
    'store workshop free',
    'workshop client known',
    'workshop store free',
  ]);
  expect(reach('admin', 'client')).toBe('never');
});

test('clients and businesses take part in conversations', () => {
  expect(ROLES.filter(takesPart)).toEqual(['client', 'store', 'workshop']);
});

test('two people have one conversation, whoever began it', () => {
  expect([pairKey('b', 'a'), pairKey('a', 'b')]).toEqual(['a:b', 'a:b']);
});
