import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { REQUEST_MESSAGES } from '@tuerca/contracts/kernel/messages';
import { renderElement } from '@/test/render-app';
import { onDemand } from './on-demand';

const Sheet = ({ open, onClose }: { open: boolean; onClose: () => void }) =>
  open ? <button onClick={onClose}>Cerrar</button> : null;

function Page({ Piece }: { Piece: (props: { open: boolean; onClose: () => void }) => ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Abrir</button>
      <output>{open ? 'abierta' : 'cerrada'}</output>
      <Piece open={open} onClose={() => setOpen(false)} />
    </>
  );
}

test('its code comes at the first opening; without a network that is said, it closes, and the next press tries again', async () => {
  const load = jest.fn().mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue(Sheet);
  const Piece = onDemand<{ open: boolean; onClose: () => void }>(load);
  renderElement(<Page Piece={Piece} />);
  expect(load).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Abrir' }));
  expect(await screen.findByText(REQUEST_MESSAGES.offline)).toBeInTheDocument();
  expect(screen.getByText('cerrada')).toBeInTheDocument();

  await userEvent.click(screen.getByRole('button', { name: 'Abrir' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Cerrar' }));
  expect(screen.getByText('cerrada')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(2);
});

test('a line says that the press was heard until the code has come', async () => {
  let arrive!: () => void;
  const Piece = onDemand<{ open: boolean; onClose: () => void }>(
    () => new Promise((resolve) => (arrive = () => resolve(Sheet))),
  );
  renderElement(<Page Piece={Piece} />);
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Abrir' }));
  expect(await screen.findByRole('progressbar', { name: 'Abriendo' })).toBeInTheDocument();
  arrive();
  expect(await screen.findByRole('button', { name: 'Cerrar' })).toBeInTheDocument();
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
});
