import { CARGOS } from '../../kernel/capabilities';
import { mayHear, maySend } from './frame-access';
import { mayReadNotice, noticeTypesFor, NOTIFICATION_TYPES } from './rules';

const team = [null, ...CARGOS];
const those = (may: (cargo: (typeof team)[number]) => boolean) => team.filter(may).map((cargo) => cargo ?? 'dueño');

test('a notice is read by who can act on it', () => {
  const readers = NOTIFICATION_TYPES.map(
    (tipo) => `${tipo}: ${those((cargo) => mayReadNotice(cargo, { tipo })).join(' ')}`,
  );
  expect(readers).toEqual([
    'pedido: dueño vendedor almacenista',
    'sistema: dueño',
    'mensaje: dueño vendedor',
    'cita: dueño vendedor tecnico',
    'pago: dueño',
  ]);
  expect(those((cargo) => mayReadNotice(cargo, { tipo: 'sistema', capacidad: 'inventario' }))).toEqual([
    'dueño',
    'almacenista',
  ]);
  expect(those((cargo) => mayReadNotice(cargo, { tipo: 'pedido', capacidad: null }))).toEqual([
    'dueño',
    'vendedor',
    'almacenista',
  ]);
});

test('a member chooses among the kinds that she may get', () => {
  expect(team.map(noticeTypesFor)).toEqual([undefined, ['pedido', 'mensaje', 'cita'], ['pedido', 'sistema'], ['cita']]);
});

test('a member sends what her position answers', () => {
  expect(
    ['chat', 'notification', 'system'].map((type) => those((cargo) => maySend(cargo, { type })).join(' ')),
  ).toEqual(['dueño vendedor', 'dueño vendedor almacenista tecnico', 'dueño']);
});

describe('what a business hears', () => {
  const hear = (frame: Parameters<typeof mayHear>[1]) => those((cargo) => mayHear(cargo, frame)).join(' ');
  const notice = (tipo: string, capacidad?: string) => ({ notification: { tipo }, capacidad });

  it('is a conversation where messages are answered, and the system everywhere', () => {
    expect([hear({ type: 'chat' }), hear({ type: 'system' })]).toEqual([
      'dueño vendedor',
      'dueño vendedor almacenista tecnico',
    ]);
  });

  it('is a new notice where it may be read', () => {
    const of = (tipo: string, capacidad?: string) =>
      hear({ type: 'notification', action: 'new_notification', data: notice(tipo, capacidad) });
    expect([of('pago'), of('cita'), of('sistema', 'inventario')]).toEqual([
      'dueño',
      'dueño vendedor tecnico',
      'dueño almacenista',
    ]);
  });

  it('is no count of unread notices, which differs, and nothing unknown', () => {
    expect([
      hear({ type: 'notification', action: 'unread_count', data: notice('cita') }),
      hear({ type: 'other', action: 'new_notification', data: notice('cita') }),
    ]).toEqual(['dueño', 'dueño']);
  });
});
