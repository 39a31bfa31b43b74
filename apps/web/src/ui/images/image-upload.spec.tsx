import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { decodePictures } from '@/test/pictures';
import { renderElement } from '@/test/render-app';
import { ImageUpload } from './image-upload';
import type { SendPicture } from './use-uploads';

const picture = (name = 'foto.png', type = 'image/png') => new File(['x'], name, { type });
const changed = jest.fn();

function Example({ send, max, first = [] }: { send: SendPicture; max: number; first?: string[] }) {
  const [urls, setUrls] = useState(first);
  return (
    <ImageUpload
      label="Fotos"
      value={urls}
      onChange={(next) => {
        changed(next);
        setUrls(next);
      }}
      send={send}
      max={max}
      types={['image/png', 'image/jpeg']}
      maxBytes={1000}
      words={{ type: 'Usa una foto JPG o PNG', size: 'Pesa mucho', failure: 'No se pudo subir la foto' }}
    />
  );
}

beforeAll(() => {
  decodePictures(800, 600);
  URL.createObjectURL = () => 'blob:x';
  URL.revokeObjectURL = () => {};
});
beforeEach(() => changed.mockClear());

const input = () => screen.getByLabelText<HTMLInputElement>(/fotos?$/i, { selector: 'input' });

it('sends what was cut, shows how far it is, and hands over the address', async () => {
  let arrive!: (url: string) => void;
  const send: SendPicture = (_file, { onProgress }) =>
    new Promise((resolve) => {
      onProgress(0.4);
      arrive = resolve;
    });
  const { user } = renderElement(<Example send={send} max={3} />);
  await user.upload(input(), picture());
  await user.click(await screen.findByRole('button', { name: 'Usar esta foto' }));
  expect(await screen.findByRole('progressbar', { name: 'Subiendo la foto' })).toHaveAttribute('aria-valuenow', '40');
  arrive('/media/a-640.webp');
  expect(await screen.findByRole('img', { name: 'Foto 1 de 1' })).toHaveAttribute('src', '/media/a-640.webp');
  expect(changed.mock.calls).toEqual([[['/media/a-640.webp']]]);
});

it('takes several at once and counts them while they are cut', async () => {
  const sent: string[] = [];
  const send: SendPicture = (_file) => {
    sent.push('x');
    return Promise.resolve(`/media/${sent.length}-640.webp`);
  };
  const { user } = renderElement(<Example send={send} max={5} />);
  await user.upload(input(), [picture('a.png'), picture('b.png'), picture('c.png')]);
  for (const place of [1, 2, 3]) {
    expect(await screen.findByRole('dialog', { name: `Ajusta la foto (${place} de 3)` })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Usar esta foto' }));
  }
  expect(await screen.findByRole('img', { name: 'Foto 3 de 3' })).toBeInTheDocument();
  expect(sent).toHaveLength(3);
});

it('takes the rest of several with one press, sends one after the other, and says which one', async () => {
  const arrive: ((url: string) => void)[] = [];
  const send: SendPicture = () => new Promise((resolve) => arrive.push(resolve));
  const { user } = renderElement(<Example send={send} max={5} />);
  await user.upload(input(), [picture('a.png'), picture('b.png'), picture('c.png')]);
  await user.click(await screen.findByRole('button', { name: 'Usar las 3 fotos' }));
  expect(await screen.findByText('3 de 3 en espera')).toBeInTheDocument();
  for (const place of [1, 2, 3]) {
    expect(await screen.findByText(`Subiendo ${place} de 3`)).toBeInTheDocument();
    expect(arrive).toHaveLength(place);
    arrive[place - 1]!(`/media/${place}-640.webp`);
  }
  expect(await screen.findByRole('img', { name: 'Foto 3 de 3' })).toHaveAttribute('src', '/media/3-640.webp');
  expect(changed).toHaveBeenLastCalledWith(['/media/1-640.webp', '/media/2-640.webp', '/media/3-640.webp']);
});

it('says why one did not arrive, and sends it again or lets go of it', async () => {
  const send = jest.fn<ReturnType<SendPicture>, Parameters<SendPicture>>();
  send.mockRejectedValueOnce(new Error('x')).mockResolvedValueOnce('/media/b-640.webp');
  const { user } = renderElement(<Example send={send} max={1} />);
  await user.upload(input(), picture());
  await user.click(await screen.findByRole('button', { name: 'Usar esta foto' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('No se pudo subir la foto');
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('img', { name: 'Fotos' })).toBeInTheDocument();
  expect(send).toHaveBeenCalledTimes(2);
});

it('ends what is still going when it is cancelled', async () => {
  let signal!: AbortSignal;
  const send: SendPicture = (_file, options) => {
    signal = options.signal;
    return new Promise(() => {});
  };
  const { user } = renderElement(<Example send={send} max={1} />);
  await user.upload(input(), picture());
  await user.click(await screen.findByRole('button', { name: 'Usar esta foto' }));
  await user.click(await screen.findByRole('button', { name: 'Cancelar' }));
  expect([signal.aborted, screen.queryByRole('progressbar')]).toEqual([true, null]);
});

it('orders and removes by keyboard, and says so aloud', async () => {
  const { user } = renderElement(
    <Example send={jest.fn()} max={3} first={['/media/a-640.webp', '/media/b-640.webp']} />,
  );
  const group = screen.getByRole('group', { name: 'Fotos' });
  within(group).getByRole('button', { name: 'Mover después la foto 1 de 2' }).focus();
  await user.keyboard('{Enter}');
  expect(changed).toHaveBeenLastCalledWith(['/media/b-640.webp', '/media/a-640.webp']);
  expect(within(group).getByRole('status')).toHaveTextContent('La foto pasó al lugar 2 de 2.');
  await user.click(within(group).getByRole('button', { name: 'Quitar foto 1 de 2' }));
  expect(changed).toHaveBeenLastCalledWith(['/media/a-640.webp']);
});

it('refuses other files before anything is sent', async () => {
  const send = jest.fn();
  const { user } = renderElement(<Example send={send} max={1} />);
  const file = picture('dibujo.svg', 'image/svg+xml');
  Object.defineProperty(input(), 'accept', { value: '' });
  await user.upload(input(), file);
  expect(await screen.findByRole('alert')).toHaveTextContent('Usa una foto JPG o PNG');
  expect(send).not.toHaveBeenCalled();
});
