import { screen } from '@testing-library/react';
import { renderElement } from '@/test/render-app';
import { QuantityStepper } from './quantity-stepper';

const change = jest.fn<void, [number]>();
const refused = jest.fn<void, [boolean]>();
beforeEach(() => [change, refused].forEach((mock) => mock.mockReset()));

async function typed(text: string) {
  const { user } = renderElement(
    <QuantityStepper label="Cantidad" value={2} max={12} beyond="Solo hay 12" onChange={change} onRefused={refused} />,
  );
  const field = screen.getByRole('textbox', { name: 'Cantidad' });
  await user.clear(field);
  await user.type(field, text);
  await user.tab();
  return { user, field };
}

it.each([
  ['1,5', 'Escribe un número entero'],
  ['1.500', 'Solo hay 12'],
  ['13', 'Solo hay 12'],
  ['-1', 'El mínimo es 1'],
  ['0', 'El mínimo es 1'],
  ['1e3', 'Escribe solo un número, por ejemplo 15'],
])('«%s» stays with its sentence and changes nothing', async (text, sentence) => {
  const { field, user } = await typed(text);
  expect(field).toHaveValue(text);
  expect(field).toHaveAccessibleDescription(sentence);
  expect(change).not.toHaveBeenCalled();
  expect(refused).toHaveBeenLastCalledWith(true);
  await user.click(screen.getByRole('button', { name: 'Agregar uno' }));
  expect(change.mock.calls).toEqual([[3]]);
  expect(refused).toHaveBeenLastCalledWith(false);
});

it('takes a quantity that is typed when the field is left', async () => {
  await typed('12');
  expect(change.mock.calls).toEqual([[12]]);
  expect(refused).toHaveBeenLastCalledWith(false);
});
