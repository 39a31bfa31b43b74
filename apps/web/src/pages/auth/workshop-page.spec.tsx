import { screen, waitFor, within } from '@testing-library/react';
import type { Taller } from '@tuerca/contracts/auth/workshops/schemas';
import { comments } from '@tuerca/contracts/products/comments/endpoints';
import { profiles } from '@tuerca/contracts/products/profiles/endpoints';
import { stopClock } from '@/test/clock';
import { buildServicio, buildTaller } from '@/test/negocios';
import { renderApp } from '@/test/render-app';
import { answer, fail, server } from '@/test/server';
import { WorkshopPage } from './workshop-page';

let asked: URLSearchParams[] = [];
const routes = [{ path: '/talleres/:id', element: <WorkshopPage /> }];
const path = `/talleres/${buildTaller(1)._id}`;
const open = (address = path) => renderApp(address, routes);
const show = (
  over: Partial<Taller> = {},
  { address = path, total = 14, services = [buildServicio(1), buildServicio(2)] } = {},
) => {
  asked = [];
  server.use(
    answer(profiles.workshop, ({ query }) => {
      asked.push(query);
      return {
        data: {
          workshop: buildTaller(1, over),
          services,
          reviews: [],
          meta: { page: Number(query.get('page')), limit: 6, total, totalPages: Math.ceil(total / 6) },
        },
      };
    }),
    answer(comments.list, { data: [], meta: { page: 1, limit: 5, total: 0, totalPages: 0 } }),
  );
  return open(address);
};

describe('the page of a workshop', () => {
  afterEach(() => jest.useRealTimers());

  it('says who it is, whether it is open, and how to reach it', async () => {
    stopClock('2026-11-20T14:00:00Z');
    show({ verificado: true });
    expect(await screen.findByRole('heading', { level: 1, name: 'Taller 1' })).toBeInTheDocument();
    expect(screen.getByText('Taller verificado')).toBeInTheDocument();
    expect(screen.getByText('Abierto ahora')).toBeInTheDocument();
    expect(screen.getByText('4,3', { selector: 'strong' }).parentElement).toHaveTextContent('4,3 · 3 reseñas');
    expect(screen.getByRole('link', { name: 'Llamar al 0414-1234567' })).toHaveAttribute('href', 'tel:+584141234567');
    expect(screen.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/wa\.me\/584141234567\?text=/),
    );
    expect(screen.getByRole('link', { name: 'Cómo llegar' })).toHaveAttribute(
      'href',
      'https://www.google.com/maps/dir/?api=1&destination=10.2063%2C-68.006',
    );
    expect(screen.getByRole('link', { name: 'Electricidad' })).toHaveAttribute(
      'href',
      '/talleres?especialidad=Electricidad',
    );
    expect(screen.getByRole('link', { name: 'SUV' })).toHaveAttribute('href', '/talleres?tipoVehiculo=SUV');
    expect(
      screen.getByRole('row', { name: 'Viernes (hoy) 9:00\u00A0a.\u00A0m. a 6:00\u00A0p.\u00A0m.' }),
    ).toHaveAttribute('aria-current', 'date');
    expect(screen.getByRole('row', { name: 'Domingo Cerrado' })).not.toHaveAttribute('aria-current');
    await waitFor(() => expect(document.title).toBe('Taller 1 · Tuerca'));
  });

  it('leads to its services, page by page', async () => {
    const { user, address } = show();
    const action = await screen.findByRole('link', { name: 'Ver servicios y agendar' });
    expect(document.querySelector(action.getAttribute('href')!)).toContainElement(
      screen.getByRole('heading', { name: 'Servicios' }),
    );
    expect(screen.getByRole('link', { name: 'Servicio 1' })).toHaveAttribute(
      'href',
      `/servicios/mecanicos/${buildServicio(1)._id}`,
    );
    const pages = within(screen.getByRole('navigation', { name: 'Páginas de servicios' }));
    expect(pages.getByText('1 de 3')).toBeInTheDocument();
    expect(pages.getByRole('button', { name: 'Anterior' })).toBeDisabled();
    await user.click(pages.getByRole('link', { name: 'Siguiente' }));
    expect(address()).toBe(`${path}?page=2`);
    expect(await screen.findByText('2 de 3')).toBeInTheDocument();
    expect(asked.map((query) => query.get('page'))).toEqual(['1', '2']);
  });

  it('claims nothing that it does not know', async () => {
    show(
      { numeroValoraciones: 0, telefono: '+582411234567', direccion: { ciudad: '', estado: '', codigoPostal: '' } },
      { total: 0, services: [] },
    );
    expect(await screen.findByText('N/A')).toBeInTheDocument();
    expect(screen.getByText('Sin dirección')).toBeInTheDocument();
    expect(screen.getByText('Este taller todavía no publica servicios')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Llamar al 0241-1234567' })).toBeInTheDocument();
    for (const name of ['WhatsApp', 'Cómo llegar', 'Abrir en Google Maps', 'Waze', 'Ver servicios y agendar'])
      expect(screen.queryByRole('link', { name })).not.toBeInTheDocument();
  });

  it('offers the first page beyond the last', async () => {
    show({}, { address: `${path}?page=9`, services: [] });
    expect(await screen.findByRole('link', { name: 'Ir a la primera página' })).toHaveAttribute('href', path);
  });

  it.each(['TALLER_NO_ENCONTRADO', 'ENTRADA_INVALIDA'] as const)(
    'says when there is no such workshop (%s), with the way back',
    async (code) => {
      server.use(fail(profiles.workshop, code));
      open('/talleres/1');
      expect(await screen.findByRole('heading', { level: 1, name: 'No encontramos este taller.' })).toBeInTheDocument();
      expect(screen.getByRole('link', { name: 'Ver talleres' })).toHaveAttribute('href', '/talleres');
    },
  );

  it('tries again after a failure', async () => {
    server.use(fail(profiles.workshop, 'ERROR_INTERNO'));
    const { user } = open();
    const again = await screen.findByRole('button', { name: 'Intentar nuevamente' });
    server.use(
      answer(comments.list, { data: [], meta: { page: 1, limit: 5, total: 0, totalPages: 0 } }),
      answer(profiles.workshop, {
        data: {
          workshop: buildTaller(1),
          services: [],
          reviews: [],
          meta: { page: 1, limit: 6, total: 0, totalPages: 0 },
        },
      }),
    );
    await user.click(again);
    expect(await screen.findByRole('heading', { level: 1, name: 'Taller 1' })).toBeInTheDocument();
  });
});
