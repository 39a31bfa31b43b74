import { z } from 'zod';
import { setSpanishMessages } from './locale';

const messageOf = (schema: z.ZodType, value: unknown) => schema.safeParse(value).error?.issues[0]?.message;

// As both sides do at their start.
beforeAll(() => setSpanishMessages());

it('a limit without a sentence of its own is told in the words for its kind', () => {
  expect([
    messageOf(z.string().max(60), 'x'.repeat(61)),
    messageOf(z.string().min(1), ''),
    messageOf(z.array(z.string()).max(3), ['a', 'b', 'c', 'd']),
    messageOf(z.array(z.string()).min(2), []),
    messageOf(z.number().max(9), 10),
    messageOf(z.number().min(1), 0),
  ]).toEqual([
    'El texto es muy largo: escribe 60 caracteres o menos',
    'El texto es muy corto: escribe al menos 1 carácter',
    'Son demasiados: elige 3 o menos',
    'Son muy pocos: elige al menos 2',
    'El valor es demasiado grande',
    'El valor es demasiado pequeño',
  ]);
});
