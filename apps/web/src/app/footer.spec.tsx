import { screen, within } from '@testing-library/react';
import { system } from '@tuerca/contracts/platform/system/endpoints';
import { stopClock } from '@/test/clock';
import { renderElement } from '@/test/render-app';
import { answer, server } from '@/test/server';
import { publicConfig } from '@/test/system';
import { Footer } from './footer';

afterEach(() => jest.useRealTimers());

it('says what Tuerca is, the rate of the day and whom to write to, with the year of Caracas', async () => {
  // New Year's Eve in Caracas, already the next year in UTC.
  stopClock('2027-01-01T02:00:00Z');
  server.use(answer(system.public, { data: publicConfig() }));
  renderElement(<Footer />);
  const floor = within(screen.getByRole('contentinfo'));
  expect(await floor.findByText(/^Tasa BCV/)).toBeInTheDocument();
  expect(floor.getByText(/^El repuesto que le sirve a tu carro y el taller que lo instala/)).toBeInTheDocument();
  expect(floor.getByText(/^© 2026 Tuerca/)).toBeInTheDocument();
  expect(floor.getByRole('link', { name: 'hola@tuerca.com.ve' })).toHaveAttribute('href', 'mailto:hola@tuerca.com.ve');
  for (const name of ['Instagram', 'Facebook', 'WhatsApp'])
    expect(floor.getByRole('link', { name })).toBeInTheDocument();
  for (const [name, path] of [
    ['Inicio', '/'],
    ['Productos', '/productos'],
    ['Talleres', '/talleres'],
    ['Tiendas', '/tiendas'],
    ['Ayuda', '/ayuda'],
    ['Contacto', '/contacto'],
    ['Términos', '/terminos'],
    ['Privacidad', '/privacidad'],
  ] as const)
    expect(floor.getByRole('link', { name })).toHaveAttribute('href', path);
});
