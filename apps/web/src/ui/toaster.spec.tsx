import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { notify } from '@/lib/notify';
import { renderElement } from '@/test/render-app';

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Abrir</Button>
      <Dialog open={open} onClose={() => setOpen(false)} aria-label="Vehículo">
        <Button onClick={() => notify.ok('Vehículo guardado')}>Guardar</Button>
        <Button onClick={() => notify.error('No se pudo guardar')}>Fallar</Button>
        <Button onClick={() => setOpen(false)}>Cerrar</Button>
      </Dialog>
    </>
  );
}

// Queries by role do not see what aria-hidden hides, as a screen reader does not.
describe('a toast', () => {
  it('over an open dialog is announced, whether it is the first one or the dialog opened after one', async () => {
    const { user } = renderElement(<Page />);
    await user.click(screen.getByRole('button', { name: 'Abrir' }));
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Vehículo guardado');
    await user.click(screen.getByRole('button', { name: 'Cerrar' }));
    await user.click(await screen.findByRole('button', { name: 'Abrir' }));
    await user.click(screen.getByRole('button', { name: 'Fallar' }));
    expect(await screen.findByText('No se pudo guardar')).toBeVisible();
    expect((await screen.findAllByRole('alert')).map((one) => one.textContent)).toContain('No se pudo guardar');
    // The rest of the page stays hidden behind the dialog.
    expect(screen.queryByRole('button', { name: 'Abrir' })).not.toBeInTheDocument();
  });

  it('that is said again while the one before leaves is shown once that is gone', async () => {
    const key = 'guardado';
    renderElement(<Page />);
    act(() => notify.ok('Guardado', { key }));
    const first = await screen.findByText('Guardado');
    await waitFor(() => expect(first).toBeVisible());
    act(() => {
      notify.close(key);
      notify.ok('Guardado', { key, action: <Button>Deshacer</Button> });
    });
    expect(await screen.findByRole('button', { name: 'Deshacer' })).toBeVisible();
    expect(first).not.toBeInTheDocument();
    // One that is not shown leaves nothing behind that would hold back the next.
    act(() => {
      notify.close('otro');
      notify.ok('Otro', { key: 'otro' });
    });
    expect(await screen.findByText('Otro')).toBeVisible();
  });
});
