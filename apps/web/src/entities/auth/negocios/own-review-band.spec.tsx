import { screen, waitFor } from '@testing-library/react';
import { revisionPropia } from '@tuerca/contracts/auth/negocios/admin-endpoints';
import type { RevisionPropia } from '@tuerca/contracts/auth/negocios/admin-schemas';
import { FALTANTES } from '@tuerca/contracts/auth/negocios/missing';
import { REVISION_MESSAGES } from '@tuerca/contracts/auth/negocios/review-messages';
import { enter } from '@/test/people';
import { renderElement } from '@/test/render-app';
import { answer, fail, server, unreachable } from '@/test/server';
import { OwnReviewBand } from './own-review-band';

const FECHA = '2026-11-20T14:00:00.000Z';
const review = (over: Partial<RevisionPropia> = {}): RevisionPropia => ({
  revision: { estado: 'pendiente', motivo: null, fecha: FECHA },
  pausa: null,
  falta: [],
  activo: false,
  ...over,
});
const refused = review({ revision: { estado: 'rechazada', motivo: 'El RIF es de otro negocio.', fecha: FECHA } });
const approved = { revision: { estado: 'aprobada' as const, motivo: null, fecha: FECHA } };
/** Shows the band, and waits until its call was answered. */
const open = async (kind: 'store' | 'workshop' = 'store') => {
  const view = renderElement(<OwnReviewBand kind={kind} />);
  await waitFor(() => expect(view.queryClient.isFetching()).toBe(0));
  return view;
};

beforeEach(() => enter('store'));

it('says that a business waits, and what it still lacks', async () => {
  const [lack] = Object.keys(FALTANTES) as (keyof typeof FALTANTES)[];
  server.use(answer(revisionPropia.get, { data: review({ falta: [lack!] }) }));
  await open('workshop');
  expect(await screen.findByRole('heading', { name: REVISION_MESSAGES.pendingWorkshop })).toBeInTheDocument();
  expect(screen.getByText(FALTANTES[lack!])).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('says why a business was refused, and sends it again; a refusal is told and the band stays', async () => {
  server.use(answer(revisionPropia.get, { data: refused }), fail(revisionPropia.send, 'REVISION_NO_RECHAZADA'));
  const { user } = await open();
  expect(await screen.findByRole('heading', { name: REVISION_MESSAGES.rejectedStore })).toBeInTheDocument();
  expect(screen.getByText('El RIF es de otro negocio.')).toBeInTheDocument();
  const again = screen.getByRole('button', { name: 'Enviar otra vez a revisión' });
  await user.click(again);
  await waitFor(() => expect(screen.getAllByRole('alert').length).toBeGreaterThan(1));
  server.use(answer(revisionPropia.send, { data: review() }), answer(revisionPropia.get, { data: review() }));
  await user.click(await screen.findByRole('button', { name: 'Enviar otra vez a revisión' }));
  expect(await screen.findByText(REVISION_MESSAGES.sent)).toBeInTheDocument();
  expect(await screen.findByRole('heading', { name: REVISION_MESSAGES.pendingStore })).toBeInTheDocument();
});

it('says why a business is paused', async () => {
  const pausa = { motivo: 'Tres clientes esperan su reembolso.', fecha: FECHA };
  server.use(answer(revisionPropia.get, { data: review({ ...approved, pausa }) }));
  await open();
  expect(await screen.findByRole('heading', { name: REVISION_MESSAGES.pausedStore })).toBeInTheDocument();
  expect(screen.getByText(pausa.motivo)).toBeInTheDocument();
});

it.each([
  ['while it is on sale', () => answer(revisionPropia.get, { data: review({ ...approved, activo: true }) })],
  ['when nothing is known', () => unreachable(revisionPropia.get)],
])('says nothing %s', async (_when, handler) => {
  server.use(handler());
  await open();
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});
