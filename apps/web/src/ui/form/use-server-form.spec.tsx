import { act, screen, waitFor } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { z } from 'zod';
import { ApiError } from '@/lib/api-error';
import { signIn, signOut } from '@/lib/session';
import { buildSession, enter } from '@/test/people';
import { renderApp } from '@/test/render-app';
import { readFormDraft } from './draft';
import { DraftNote } from './draft-note';
import { TextInput } from './text-input';
import { useServerForm } from './use-server-form';

const schema = z.object({ nombre: z.string().min(2, 'Escribe tu nombre'), nota: z.string() });
const send = jest.fn<Promise<unknown>, [unknown]>();

function Example({ draft }: { draft?: string }) {
  const { control, submit, failure, restored, discard } = useServerForm({
    schema,
    defaultValues: { nombre: '', nota: '' },
    send,
    failure: 'No se pudo guardar',
    draft,
  });
  return (
    <form onSubmit={submit} noValidate>
      {restored && <DraftNote onDiscard={discard} />}
      {failure && <p role="alert">{failure}</p>}
      <TextInput control={control} name="nombre" label="Nombre" />
      <TextInput control={control} name="nota" label="Nota" />
      <button>Guardar</button>
      <Link to="/otra">Salir</Link>
    </form>
  );
}
const show = (draft?: string) =>
  renderApp('/', [
    { path: '/', element: <Example draft={draft} /> },
    { path: '/otra', element: <h1>Otra</h1> },
  ]);
const name = () => screen.getByLabelText('Nombre');

beforeEach(() => send.mockReset().mockResolvedValue(undefined));

it('puts the sentences of the schema and of the server beside their fields, and the cursor into the first', async () => {
  const { user } = show();
  await user.click(screen.getByText('Guardar'));
  expect(await screen.findByText('Escribe tu nombre')).toBeInTheDocument();
  expect([document.activeElement, send.mock.calls.length]).toEqual([name(), 0]);
  const errors = [{ campo: 'body.nota', mensaje: 'La nota ya existe' }];
  send.mockRejectedValueOnce(new ApiError({ status: 400, code: 'ENTRADA_INVALIDA', message: 'Revisa', errors }));
  await user.type(name(), 'Ana');
  await user.click(screen.getByText('Guardar'));
  expect(await screen.findByText('La nota ya existe')).toBeInTheDocument();
  expect(document.activeElement).toBe(screen.getByLabelText('Nota'));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('asks before the page is left with what was typed, and not afterwards', async () => {
  const { user, address } = show();
  await user.type(name(), 'Ana');
  await user.click(screen.getByText('Salir'));
  await user.click(await screen.findByRole('button', { name: 'Seguir aquí' }));
  expect([address(), name()]).toEqual(['/', expect.objectContaining({ value: 'Ana' })]);
  const leaving = new Event('beforeunload', { cancelable: true });
  act(() => void window.dispatchEvent(leaving));
  expect(leaving.defaultPrevented).toBe(true);
  await user.click(screen.getByText('Salir'));
  await user.click(await screen.findByRole('button', { name: 'Salir sin guardar' }));
  expect(await screen.findByText('Otra')).toBeInTheDocument();
});

it('lets go at once of what was saved', async () => {
  const { user } = show();
  await user.type(name(), 'Ana');
  await user.click(screen.getByText('Guardar'));
  await waitFor(() => expect(send).toHaveBeenCalledWith({ nombre: 'Ana', nota: '' }));
  await waitFor(() => expect(name()).toHaveValue(''));
  await user.click(screen.getByText('Salir'));
  expect(await screen.findByText('Otra')).toBeInTheDocument();
});

it('keeps what was typed last when the page is left at once, for its owner alone', async () => {
  enter();
  const first = show('prueba');
  await first.user.type(name(), 'Ana');
  act(() => signOut());
  first.unmount();
  enter();
  const second = show('prueba');
  await waitFor(() => expect(name()).toHaveValue('Ana'));
  await second.user.type(name(), ' María');
  window.dispatchEvent(new Event('pagehide'));
  expect(readFormDraft('prueba')).toMatchObject({ nombre: 'Ana María' });
  const other = buildSession();
  act(() => signIn({ ...other, user: { ...other.user, _id: 'b'.repeat(24) } }));
  expect(readFormDraft('prueba')).toBeNull();
});

it('brings a draft back, forgets it when it is thrown away or saved', async () => {
  const kept = () =>
    localStorage.getItem('tuerca-borrador:prueba') !== 'null' && localStorage.getItem('tuerca-borrador:prueba');
  const first = show('prueba');
  await first.user.type(name(), 'Ana');
  await waitFor(() => expect(kept()).toBeTruthy());
  first.unmount();
  const second = show('prueba');
  await waitFor(() => expect(name()).toHaveValue('Ana'));
  await second.user.click(screen.getByRole('button', { name: 'Descartar y empezar de nuevo' }));
  expect([(name() as HTMLInputElement).value, kept()]).toEqual(['', null]);
});
