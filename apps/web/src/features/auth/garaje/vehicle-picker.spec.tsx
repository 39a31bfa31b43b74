import { screen, waitFor, within } from '@testing-library/react';
import { garaje } from '@tuerca/contracts/auth/garaje/endpoints';
import { MAX_VEHICLES } from '@tuerca/contracts/auth/garaje/vehiculo';
import { getGarage, keepVehicle } from '@/entities/auth/garaje/garage-store';
import { COROLLA, fakeGaraje, FIESTA } from '@/test/garaje';
import { enter } from '@/test/people';
import { renderElement } from '@/test/render-app';
import { fail, server } from '@/test/server';
import { GarageList } from './garage-list';
import { VehicleBar } from './vehicle-bar';

const open = async () => {
  const view = renderElement(<VehicleBar />);
  await view.user.click(screen.getByRole('button', { name: /Elige tu vehículo|Cambiar/ }));
  return { ...view, dialog: await screen.findByRole('dialog') };
};
const press = (name: string) => screen.getByRole('button', { name });

describe('the vehicle picker', () => {
  it('takes brand, model and year with three taps, and saves', async () => {
    const { user, dialog } = await open();
    expect(dialog).toHaveAccessibleName('Elige la marca');
    const brands = within(screen.getByRole('list', { name: 'Marca' })).getAllByRole('button');
    expect(brands.slice(0, 2).map((button) => button.textContent)).toEqual(['Toyota', 'Ford']);
    await user.click(press('Toyota'));
    expect(screen.getByRole('heading', { name: 'Elige el modelo' })).toHaveFocus();
    await user.click(press('Corolla'));
    await user.click(press('2012'));
    await user.type(screen.getByLabelText(/Motor/), '1.8');
    await user.type(screen.getByLabelText(/Placa/), 'ab 123-cd');
    await user.click(press('Guardar vehículo'));
    expect(await screen.findByText('Vehículo guardado en tu garaje')).toBeInTheDocument();
    expect(getGarage().vehiculos).toEqual([
      { ...COROLLA, placa: 'AB123CD', _id: getGarage().elegido, enCuenta: false },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: /Toyota Corolla 2012 1.8.*Cambiar/ })).toHaveFocus();
  });

  it('narrows by typing, Enter takes the first, and the way back keeps the answers', async () => {
    const { user } = await open();
    await user.type(screen.getByLabelText('Buscar marca'), 'hyun');
    expect(within(screen.getByRole('list', { name: 'Marca' })).getAllByRole('button')).toHaveLength(1);
    await user.keyboard('{Enter}');
    expect(screen.getByText(/Paso 2 de 3 · Hyundai/)).toBeInTheDocument();
    await user.click(press('Volver'));
    expect(press('Hyundai')).toHaveAttribute('aria-pressed', 'true');
    await user.type(screen.getByLabelText('Buscar marca'), 'zzz');
    expect(screen.getByRole('status')).toHaveTextContent('No hay coincidencias con “zzz”');
  });

  it('takes what is not on the list, year included, and says what is wrong with it', async () => {
    const { user } = await open();
    await user.type(screen.getByLabelText('Buscar marca'), 'Lada');
    await user.click(press('No está en la lista'));
    await user.click(press('Continuar'));
    // No models are known: the model is asked for in writing at once.
    await user.click(press('Continuar'));
    expect(screen.getByText('Elige el modelo de tu vehículo')).toBeInTheDocument();
    await user.type(screen.getByLabelText('Escribe el modelo'), 'Niva{Enter}');
    await user.type(screen.getByLabelText('Escribe el año'), '1850{Enter}');
    expect(screen.getByText(/El año debe estar entre 1900 y/)).toBeInTheDocument();
    await user.clear(screen.getByLabelText('Escribe el año'));
    await user.type(screen.getByLabelText('Escribe el año'), '1994{Enter}');
    await user.click(press('Guardar vehículo'));
    await waitFor(() =>
      expect(getGarage().vehiculos[0]).toMatchObject({ marca: 'Lada', modelo: 'Niva', anio: 1994, tipo: null }),
    );
  });

  it('refuses a plate that cannot be one, beside its field', async () => {
    const { user } = await open();
    for (const name of ['Toyota', 'Corolla', '2012']) await user.click(press(name));
    await user.type(screen.getByLabelText(/Placa/), '!!');
    await user.click(press('Guardar vehículo'));
    expect(await screen.findByText('La placa tiene entre 5 y 8 letras y números')).toBeInTheDocument();
    expect(getGarage().vehiculos).toEqual([]);
  });

  it('chooses, changes and deletes saved ones', async () => {
    keepVehicle(COROLLA);
    keepVehicle(FIESTA);
    const { user, dialog } = await open();
    expect(dialog).toHaveAccessibleName('Mi garaje');
    await user.click(press('Editar Ford Fiesta 2008'));
    await user.type(screen.getByLabelText(/Motor/), '1.6');
    await user.click(press('Guardar vehículo'));
    await waitFor(() => expect(getGarage().vehiculos[0]).toMatchObject({ modelo: 'Fiesta', motor: '1.6' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: /Cambiar/ }));
    await user.click(await screen.findByRole('button', { name: /^Toyota Corolla 2012 1.8/ }));
    expect(getGarage().elegido).toBe(getGarage().vehiculos[1]!._id);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: /Cambiar/ }));
    await user.click(await screen.findByRole('button', { name: 'Eliminar Toyota Corolla 2012 1.8' }));
    await user.click(press('Eliminar'));
    expect(await screen.findByText('Vehículo eliminado de tu garaje')).toBeInTheDocument();
    expect(getGarage()).toMatchObject({ vehiculos: [{ modelo: 'Fiesta' }], elegido: null });
  });

  it('holds ten, and says so', async () => {
    for (let anio = 2000; anio < 2000 + MAX_VEHICLES; anio++) keepVehicle({ ...COROLLA, anio });
    await open();
    expect(press('Agregar vehículo')).toBeDisabled();
    expect(screen.getByText(/Tu garaje llegó al máximo de 10 vehículos/)).toBeInTheDocument();
  });

  it('keeps what was typed when the account does not take it, and says why', async () => {
    server.use(fail(garaje.add, 'GARAJE_LLENO'), ...fakeGaraje().handlers);
    enter('client');
    const { user } = await open();
    for (const name of ['Toyota', 'Corolla', '2012']) await user.click(press(name));
    await user.type(screen.getByLabelText(/Motor/), '1.8');
    await user.click(press('Guardar vehículo'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Tu garaje llegó al máximo de 10 vehículos');
    expect(screen.getByLabelText(/Motor/)).toHaveValue('1.8');
  });
});

describe('the garage on the profile', () => {
  it('is loaded for a client, offers a retry when it cannot be, and says when it is empty', async () => {
    server.use(fail(garaje.list, 'NO_DISPONIBLE'));
    enter('client');
    const { user } = renderElement(<GarageList />);
    await screen.findByRole('alert');
    server.use(...fakeGaraje().handlers);
    await user.click(press('Intentar nuevamente'));
    expect(await screen.findByText('Tu garaje está vacío')).toBeInTheDocument();
    await user.click(press('Agregar vehículo'));
    expect(await screen.findByRole('dialog', { name: 'Elige la marca' })).toBeInTheDocument();
  });

  it('changes and deletes in the account', async () => {
    const api = fakeGaraje([COROLLA, FIESTA], 0);
    server.use(...api.handlers);
    enter('client');
    const { user } = renderElement(<GarageList />);
    await user.click(await screen.findByRole('button', { name: /^Ford Fiesta 2008/ }));
    await waitFor(() => expect(api.now()[1]).toMatchObject({ modelo: 'Fiesta', elegido: true }));
    await user.click(press('Eliminar Toyota Corolla 2012 1.8'));
    await user.click(press('Eliminar'));
    await waitFor(() => expect(getGarage().vehiculos).toMatchObject([{ modelo: 'Fiesta', enCuenta: true }]));
    expect(api.calls).toEqual(['list', 'choose Fiesta', 'remove']);
  });
});
