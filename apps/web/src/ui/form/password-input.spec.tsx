import { fireEvent, screen, within } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { renderElement } from '@/test/render-app';
import { PasswordInput } from './password-input';

function Form({ min = 6 }: { min?: number }) {
  const { control } = useForm({ defaultValues: { password: '' } });
  return <PasswordInput control={control} name="password" label="Contraseña" autoComplete="new-password" meter={min} />;
}

describe('the meter of a new password', () => {
  it.each([
    ['abc', 'Muy corta.'],
    ['Porsche911', 'Muy común.'],
    ['Frenos2026!', 'Muy común.'],
    ['tuerca123', 'Muy común.'],
    ['zaq12wsx', 'Muy común.'],
    ['vacaroja', 'Aceptable.'],
    ['vacaroja7', 'Buena.'],
    ['vaca-roja-7', 'Muy buena.'],
  ])('calls %s %s', async (password, words) => {
    const { user } = renderElement(<Form />);
    await user.click(screen.getByLabelText('Contraseña'));
    await user.paste(password);
    expect(await screen.findByText(words)).toBeInTheDocument();
  });

  it('says why a common one is no good, and calls none good before it knows the common ones', async () => {
    renderElement(<Form />);
    fireEvent.change(screen.getByLabelText('Contraseña'), { target: { value: 'Frenos2026!' } });
    expect(screen.queryByText(/^(Buena|Muy buena)\.$/)).not.toBeInTheDocument();
    expect(await screen.findByText(/^Tiene una palabra que muchos usan/)).toBeInTheDocument();
  });

  it('asks for as many characters as the server does', async () => {
    const { user } = renderElement(<Form min={12} />);
    await user.click(screen.getByLabelText('Contraseña'));
    await user.paste('vaca-roja-7');
    expect(await screen.findByText('Muy corta.')).toBeInTheDocument();
    expect(screen.getByText(/12 o más caracteres, un número y un símbolo/)).toBeInTheDocument();
  });
});

it('keeps its label where the page below a dialog has a field of the same name', async () => {
  const { user } = renderElement(
    <>
      <Form />
      <section aria-label="Diálogo">
        <Form />
      </section>
    </>,
  );
  const inDialog = within(screen.getByRole('region', { name: 'Diálogo' })).getByLabelText('Contraseña');
  await user.type(inDialog, 'vaca');
  expect(inDialog).toHaveValue('vaca');
});
