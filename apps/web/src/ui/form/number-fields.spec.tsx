import { screen } from '@testing-library/react';
import { z } from 'zod';
import { renderElement } from '@/test/render-app';
import { MoneyField } from './money-field';
import { NumberField } from './number-field';
import { useServerForm } from './use-server-form';

const send = jest.fn<Promise<unknown>, [unknown]>();
const loose = z.object({
  puestos: z.number('Los puestos son obligatorios').nullable(),
  descuento: z.number('El descuento debe ser un número').nullable(),
  precio: z.number('El precio debe ser mayor que cero').nullable(),
  peso: z.number().nullable(),
});

/** The schema knows no bounds: what the fields refuse must not be sent all the same. */
function Example() {
  const { control, submit } = useServerForm({
    schema: loose,
    defaultValues: { puestos: 4, descuento: null, precio: null, peso: null } as z.input<typeof loose>,
    send,
    failure: 'No se pudo guardar',
  });
  return (
    <form onSubmit={submit} noValidate>
      <NumberField control={control} name="puestos" label="Puestos" min={1} max={20} />
      <NumberField control={control} name="descuento" label="Descuento" unit="%" min={0.01} max={99.99} decimals={2} />
      <MoneyField control={control} name="precio" label="Precio" unit="$" />
      <NumberField control={control} name="peso" label="Peso" unit="kg" min={0} max={2000} decimals={2} />
      <button>Guardar</button>
    </form>
  );
}

async function typed(label: string, text: string) {
  const { user } = renderElement(<Example />);
  const field = screen.getByRole(label === 'Precio' ? 'textbox' : 'spinbutton', { name: label });
  await user.clear(field);
  await user.type(field, text);
  return { user, field, save: () => user.click(screen.getByText('Guardar')) };
}

beforeEach(() => send.mockReset().mockResolvedValue(undefined));

it.each([
  ['Puestos', '12', '12', { puestos: 12 }],
  ['Descuento', '12,5', '12,5', { descuento: 12.5 }],
  ['Descuento', '12.5', '12,5', { descuento: 12.5 }],
  ['Descuento', '0.500', '0,5', { descuento: 0.5 }],
  ['Precio', '1.500', '1.500,00', { precio: 1500 }],
  ['Precio', '1,500.50', '1.500,50', { precio: 1500.5 }],
])('%s «%s» is sent as what the field then shows, %s', async (label, text, shown, sent) => {
  const { field, save, user } = await typed(label, text);
  await user.tab();
  expect(field).toHaveValue(shown);
  await save();
  expect(send).toHaveBeenCalledWith(expect.objectContaining(sent));
});

it.each([
  ['Puestos', '1,5', 'Escribe un número entero'],
  ['Puestos', '200', 'El máximo es 20'],
  ['Puestos', '-1', 'El mínimo es 1'],
  ['Puestos', '1e3', 'Los puestos son obligatorios'],
  ['Descuento', '100', 'El máximo es 99,99'],
  ['Descuento', '12,345', 'Se entiende 12345. El máximo es 99,99'],
  ['Descuento', '0,125', 'Usa como máximo dos decimales'],
  ['Peso', '1e3', 'Escribe solo un número, por ejemplo 12,5'],
  ['Precio', 'abc', 'El precio debe ser mayor que cero'],
  ['Precio', '0,125', 'Usa como máximo dos decimales'],
  ['Precio', '-1', 'El mínimo es 0'],
])('%s «%s» stays in the field with its sentence, and nothing is sent', async (label, text, sentence) => {
  const { field, save } = await typed(label, text);
  await save();
  expect(await screen.findByText(sentence)).toBeInTheDocument();
  expect(field).toHaveValue(text);
  expect(field).toHaveAccessibleDescription(sentence);
  expect(field).toBeInvalid();
  expect(send).not.toHaveBeenCalled();
});

it.each([
  ['Precio', '1.500', 'Se entiende 1.500,00'],
  ['Puestos', '1.500', 'Se entiende 1500'],
  ['Descuento', '12.5', 'Se entiende 12,5'],
])('%s «%s» says while it is typed: %s', async (label, text, note) => {
  const { field, user } = await typed(label, text);
  expect(field).toHaveAccessibleDescription(note);
  await user.clear(field);
  expect(field).not.toHaveAccessibleDescription();
});

it('says what is wrong as soon as the field is left, and takes it back when it is mended', async () => {
  const { field, user } = await typed('Puestos', '200');
  expect(screen.queryByText('El máximo es 20')).toBeNull();
  await user.tab();
  expect(field).toHaveAccessibleDescription('El máximo es 20');
  await user.clear(field);
  await user.type(field, '20');
  expect(screen.queryByText('El máximo es 20')).toBeNull();
});
