import { act, screen, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { garaje } from '@tuerca/contracts/auth/garaje/endpoints';
import { Providers } from '@/app/providers';
import { createQueryClient } from '@/app/query-client';
import { chooseVehicle, getGarage, keepVehicle } from '@/entities/auth/garaje/garage-store';
import { garageQuery } from '@/entities/auth/garaje/garaje.queries';
import { signOut } from '@/lib/session';
import { COROLLA, fakeGaraje, FIESTA } from '@/test/garaje';
import { enter } from '@/test/people';
import { renderElement } from '@/test/render-app';
import { answer, fail, server, unreachable } from '@/test/server';
import { GarageSync } from './garage-sync';
import { VehicleBar } from './vehicle-bar';

const show = () =>
  renderElement(
    <>
      <GarageSync />
      <VehicleBar />
    </>,
  );
const state = () => getGarage().vehiculos.map(({ modelo, enCuenta }) => `${modelo} ${enCuenta ? 'cuenta' : 'aquí'}`);
const chosen = () => getGarage().vehiculos.find(({ _id }) => _id === getGarage().elegido)?.modelo;

describe('signing in with vehicles on the device', () => {
  it('asks nothing for visitors and other roles', async () => {
    keepVehicle(COROLLA);
    enter('store');
    show();
    expect(await screen.findByText('Toyota Corolla 2012 1.8')).toBeInTheDocument();
    expect(state()).toEqual(['Corolla aquí']);
  });

  it('sends them once, keeps what was chosen chosen, and from then on shows the account’s', async () => {
    const api = fakeGaraje([{ ...COROLLA, modelo: 'Yaris' }], 0);
    server.use(...api.handlers);
    keepVehicle(FIESTA);
    keepVehicle(COROLLA);
    show();
    act(() => enter('client'));
    await waitFor(() => expect(state()).toEqual(['Corolla cuenta', 'Fiesta cuenta', 'Yaris cuenta']));
    expect(chosen()).toBe('Corolla');
    expect(api.calls).toEqual(['list', 'add Fiesta', 'add Corolla']);
    act(() => signOut());
    expect(state()).toEqual([]);
    expect(localStorage.getItem('tuerca-garaje')).toBeNull();
    act(() => enter('client'));
    await waitFor(() => expect(api.calls.at(-1)).toBe('list'));
    expect(api.calls).toHaveLength(4);
    await waitFor(() => expect(chosen()).toBe('Corolla'));
  });

  it('leaves the account’s choice alone when nothing was chosen here', async () => {
    const api = fakeGaraje([{ ...COROLLA, modelo: 'Yaris' }], 0);
    server.use(...api.handlers);
    keepVehicle(COROLLA);
    chooseVehicle(null);
    enter('client');
    show();
    await waitFor(() => expect(chosen()).toBe('Yaris'));
    expect(api.calls).toEqual(['list', 'add Corolla', 'choose Yaris']);
  });

  it('loses nothing when the connection fails half way, and sends the rest with the next reading', async () => {
    const api = fakeGaraje();
    server.use(
      answer(garaje.add, () => Response.error()),
      ...api.handlers,
    );
    keepVehicle(FIESTA);
    keepVehicle(COROLLA);
    enter('client');
    const { queryClient } = show();
    await waitFor(() => expect(queryClient.getQueryState(garageQuery().queryKey)?.status).toBe('error'));
    expect(state()).toEqual(['Corolla aquí', 'Fiesta aquí']);
    expect(chosen()).toBe('Corolla');
    server.use(...api.handlers);
    await act(() => queryClient.refetchQueries({ queryKey: garageQuery().queryKey }));
    await waitFor(() => expect(state()).toEqual(['Corolla cuenta', 'Fiesta cuenta']));
    expect(chosen()).toBe('Corolla');
  });

  it('keeps here what a full account does not take', async () => {
    const api = fakeGaraje([{ ...COROLLA, modelo: 'Yaris' }], 0);
    server.use(fail(garaje.add, 'GARAJE_LLENO'), ...api.handlers);
    keepVehicle(COROLLA);
    enter('client');
    const { queryClient } = show();
    await waitFor(() => expect(state()).toEqual(['Corolla aquí', 'Yaris cuenta']));
    expect(queryClient.getQueryState(garageQuery().queryKey)?.status).toBe('success');
    expect(chosen()).toBe('Corolla');
  });

  it('shows what it knows while the account cannot be reached', async () => {
    server.use(...fakeGaraje([COROLLA], 0).handlers);
    enter('client');
    const { unmount } = show();
    expect(await screen.findByText('Toyota Corolla 2012 1.8')).toBeInTheDocument();
    unmount();
    server.use(unreachable(garaje.list));
    const { queryClient } = show();
    await waitFor(() => expect(queryClient.getQueryState(garageQuery().queryKey)?.status).toBe('error'));
    expect(screen.getByText('Toyota Corolla 2012 1.8')).toBeInTheDocument();
  });
});

describe('the vehicle bar', () => {
  it('is drawn by the server without a vehicle, and takes the one of this device after hydration', async () => {
    const page = (
      <Providers queryClient={createQueryClient()}>
        <VehicleBar />
      </Providers>
    );
    keepVehicle(COROLLA);
    const place = document.body.appendChild(document.createElement('div'));
    place.innerHTML = renderToString(page);
    expect(place).toHaveTextContent('Elige tu vehículo');
    const wrong = jest.fn();
    const root = await act(() => hydrateRoot(place, page, { onRecoverableError: wrong }));
    expect(place).toHaveTextContent('Toyota Corolla 2012 1.8');
    expect(wrong).not.toHaveBeenCalled();
    act(() => root.unmount());
    place.remove();
  });

  it('lets go of the vehicle, keeps it in the garage, and leaves the focus on the bar', async () => {
    keepVehicle(COROLLA);
    const { user } = show();
    await user.click(screen.getByRole('button', { name: 'Quitar Toyota Corolla 2012 1.8' }));
    expect(screen.getByRole('button', { name: /Elige tu vehículo/ })).toHaveFocus();
    expect(state()).toEqual(['Corolla aquí']);
  });

  it('puts the vehicle back when the account cannot be told', async () => {
    server.use(fail(garaje.choose, 'NO_DISPONIBLE'), ...fakeGaraje([COROLLA], 0).handlers);
    enter('client');
    const { user } = show();
    await user.click(await screen.findByRole('button', { name: 'Quitar Toyota Corolla 2012 1.8' }));
    expect(await screen.findByText(/El servicio no está disponible/)).toBeInTheDocument();
    expect(chosen()).toBe('Corolla');
  });
});
