import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { withCamera } from '@/test/camera';
import { ScanButton } from './scan-button';

let camera: ReturnType<typeof withCamera> | undefined;
afterEach(() => {
  camera?.remove();
  camera = undefined;
});

const open = async () => {
  const codes: string[] = [];
  render(<ScanButton onCode={(code) => codes.push(code)} />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Escanear código' }));
  return { user, codes };
};

it('is not there where the browser reads no codes', () => {
  render(<ScanButton onCode={() => {}} />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('tells the first code that the camera sees, and turns it off', async () => {
  camera = withCamera();
  const { codes } = await open();
  await waitFor(() => expect(camera!.running()).toBe(1));
  camera.show(' WIX-51348 ');
  await waitFor(() => expect(codes).toEqual(['WIX-51348']));
  expect(camera.running()).toBe(0);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('turns the camera off when it is closed', async () => {
  camera = withCamera();
  const { user, codes } = await open();
  await waitFor(() => expect(camera!.running()).toBe(1));
  await user.click(screen.getByRole('button', { name: 'Cerrar' }));
  await waitFor(() => expect(camera!.running()).toBe(0));
  expect(codes).toEqual([]);
});

it.each([
  ['NotAllowedError', /^No tenemos permiso para usar la cámara\./],
  ['NotFoundError', /^No pudimos abrir la cámara\./],
])('says what is wrong (%s), and takes the code by hand', async (refused, sentence) => {
  camera = withCamera({ refused });
  const { user, codes } = await open();
  expect(await screen.findByText(sentence)).toBeInTheDocument();
  await user.type(screen.getByLabelText('O escríbelo'), 'FA-77{Enter}');
  expect(codes).toEqual(['FA-77']);
});
