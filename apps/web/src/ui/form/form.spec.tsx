import { screen } from '@testing-library/react';
import { renderElement } from '@/test/render-app';
import { Form } from './form';

const send = jest.fn((event: React.FormEvent) => event.preventDefault());
const media = window.matchMedia;
const touch = (isTouch: boolean) => {
  window.matchMedia = (query) => ({ ...media(query), matches: isTouch && query === '(pointer: coarse)' });
};

beforeEach(() => send.mockClear());
afterEach(() => {
  window.matchMedia = media;
});

const open = () =>
  renderElement(
    <Form onSubmit={send}>
      <input aria-label="Teléfono" />
      <input type="checkbox" aria-label="Por WhatsApp" />
      <select aria-label="Letra" defaultValue="V">
        <option>V</option>
      </select>
      <input aria-label="Código" disabled />
      <input aria-label="Cédula" />
      <select aria-label="Estado">
        <option value="">Elige</option>
        <option>Zulia</option>
      </select>
      <input aria-label="Ciudad" />
      <button>Guardar</button>
    </Form>,
  );

it("goes on to the next field to fill in with the keyboard's 'siguiente', and sends from the last", async () => {
  touch(true);
  const { user } = open();
  await user.click(screen.getByLabelText('Teléfono'));
  expect(screen.getByLabelText('Teléfono')).toHaveAttribute('enterkeyhint', 'next');
  await user.keyboard('0414{Enter}');
  expect(screen.getByLabelText('Cédula')).toHaveFocus();
  await user.keyboard('1{Enter}');
  expect(screen.getByLabelText('Estado')).toHaveFocus();
  expect(send).not.toHaveBeenCalled();
  await user.click(screen.getByLabelText('Ciudad'));
  await user.keyboard('Maracaibo{Enter}');
  expect(send).toHaveBeenCalledTimes(1);
});

it('sends with Enter of a computer', async () => {
  touch(false);
  const { user } = open();
  await user.click(screen.getByLabelText('Teléfono'));
  await user.keyboard('0414{Enter}');
  expect(send).toHaveBeenCalledTimes(1);
});
