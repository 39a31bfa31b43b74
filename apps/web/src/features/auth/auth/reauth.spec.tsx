import { act, screen, waitFor } from '@testing-library/react';
import { z } from 'zod';
import { auth } from '@tuerca/contracts/auth/auth/endpoints';
import { endpoint } from '@tuerca/contracts/kernel/endpoint';
import { client } from '@/lib/api';
import { signOut } from '@/lib/session';
import { enter } from '@/test/people';
import { renderElement } from '@/test/render-app';
import { answer, errorResponse, fail, server } from '@/test/server';
import { TextInput } from '@/ui/form/text-input';
import { useServerForm } from '@/ui/form/use-server-form';

const Change = z.object({ valor: z.string().min(1, 'Falta el valor') });
const sensitive = endpoint({
  method: 'POST',
  path: '/api/pruebas/delicado',
  access: ['admin'],
  summary: 'Something sensitive',
  body: Change,
  response: z.object({ valor: z.string() }),
  idempotent: true,
  reauth: true,
});
const api = client({ tests: { sensitive } });

function SensitiveForm({ onDone }: { onDone: (valor: string) => void }) {
  const { control, submit, failure, busy } = useServerForm({
    schema: Change,
    defaultValues: { valor: '' },
    send: async (body) => (await api.tests.sensitive({ body })).data,
    onDone: ({ valor }) => onDone(valor),
    failure: 'No se guardó',
  });
  return (
    <form onSubmit={submit} noValidate>
      {failure && <p role="alert">{failure}</p>}
      <TextInput control={control} name="valor" label="Valor" disabled={busy} />
      <button>Guardar</button>
    </form>
  );
}

/** An API that takes the sensitive call once the password was given, and what it was sent. */
function guardedApi() {
  const seen = { keys: [] as (string | null)[], bodies: [] as unknown[], confirmed: false };
  server.use(
    answer(sensitive, ({ request, body }) => {
      seen.keys.push(request.headers.get('idempotency-key'));
      seen.bodies.push(body);
      return seen.confirmed
        ? { data: body as { valor: string } }
        : errorResponse('REAUTENTICACION_REQUERIDA', { data: { segundoFactor: false } });
    }),
    answer(auth.confirm, ({ body }) => {
      if ((body as { password: string }).password !== 'Tuerca.2026')
        return errorResponse('CLAVE_ACTUAL', {
          errors: [{ campo: 'password', mensaje: 'La contraseña actual no es correcta.' }],
        });
      seen.confirmed = true;
      return { data: { hasta: new Date(Date.now() + 300_000).toISOString() } };
    }),
  );
  return seen;
}

async function typeAndSave(onDone = jest.fn<void, [string]>()) {
  enter('admin');
  const { user } = renderElement(<SensitiveForm onDone={onDone} />);
  await user.type(screen.getByLabelText('Valor'), 'nuevo');
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  const dialog = await screen.findByRole('dialog', { name: 'Confirma que eres tú' });
  return { user, dialog, onDone };
}

describe('a sensitive change', () => {
  it('asks for the password, and is sent again as it was, under the same key', async () => {
    const seen = guardedApi();
    const { user, onDone } = await typeAndSave();
    expect(screen.getByLabelText(/^Contraseña/)).toHaveFocus();
    await user.keyboard('no-es{Enter}');
    await screen.findByText('La contraseña actual no es correcta.');
    await user.clear(screen.getByLabelText(/^Contraseña/));
    await user.type(screen.getByLabelText(/^Contraseña/), 'Tuerca.2026{Enter}');
    await waitFor(() => expect(onDone).toHaveBeenCalledWith('nuevo'));
    expect(seen.bodies).toEqual([{ valor: 'nuevo' }, { valor: 'nuevo' }]);
    expect(seen.keys[0]).toBeTruthy();
    expect(seen.keys[1]).toBe(seen.keys[0]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('gives the form back as it was to who cancels, and asks again at the next attempt', async () => {
    guardedApi();
    const { user, onDone } = await typeAndSave();
    await user.click(screen.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByLabelText('Valor')).toHaveValue('nuevo');
    expect(screen.getByLabelText('Valor')).toBeEnabled();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(onDone).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    await screen.findByRole('dialog', { name: 'Confirma que eres tú' });
  });

  it('asks once for two that are sent together', async () => {
    const seen = guardedApi();
    const { user } = await typeAndSave();
    const second = api.tests.sensitive({ body: { valor: 'otro' } });
    await user.type(screen.getByLabelText(/^Contraseña/), 'Tuerca.2026{Enter}');
    await expect(second).resolves.toMatchObject({ data: { valor: 'otro' } });
    await waitFor(() => expect(seen.bodies).toHaveLength(4));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('gives up when the session ends meanwhile', async () => {
    guardedApi();
    const { onDone } = await typeAndSave();
    act(() => signOut());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(onDone).not.toHaveBeenCalled();
  });

  it('tells how long to wait after too many wrong passwords', async () => {
    guardedApi();
    server.use(fail(auth.confirm, 'DEMASIADAS_SOLICITUDES', { retryAfter: 90 }));
    const { user } = await typeAndSave();
    await user.keyboard('x{Enter}');
    await screen.findByText(/Hiciste demasiadas solicitudes/);
  });
});
