import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useTypedText } from './use-typed-text';

interface FieldProps {
  value: string;
  asked: string[];
}

function Field({ value, asked }: FieldProps) {
  const { text, setText, ask, focus } = useTypedText(value);
  const go = (next: string) => ask(next, () => asked.push(next));
  return (
    <form onSubmit={(event) => (event.preventDefault(), go(text.trim()))}>
      <input aria-label="Buscar" value={text} onChange={(event) => setText(event.target.value)} {...focus} />
      <button type="button" onClick={() => (setText(''), go(''))}>
        Borrar
      </button>
    </form>
  );
}

/** The field beside an address that follows only when the story says so. */
function open(value: string) {
  const asked: string[] = [];
  const { rerender } = render(<Field value={value} asked={asked} />);
  const follows = (now: string) => rerender(<Field value={now} asked={asked} />);
  return { user: userEvent.setup(), box: screen.getByRole('textbox', { name: 'Buscar' }), asked, follows };
}

describe('a text over an address', () => {
  it('follows what something else has changed, with and without the cursor in it', async () => {
    const { user, box, follows } = open('embrague');
    follows('');
    expect(box).toHaveValue('');
    await user.click(box);
    follows('croche');
    expect(box).toHaveValue('croche');
    await user.type(box, 's');
    await user.tab();
    follows('');
    expect(box).toHaveValue('');
  });

  it('stays while it is typed and the page still follows an earlier press', async () => {
    const { user, box, asked, follows } = open('zzzz');
    // 'Limpiar filtros' was pressed; before the page shows it, she types on, and asks before it has followed.
    await user.clear(box);
    await user.type(box, 'bujia{Enter}');
    follows('');
    expect([asked, box]).toEqual([['bujia'], expect.objectContaining({ value: 'bujia' })]);
    follows('bujia');
    // It stood still: 'back' is followed again.
    follows('');
    expect(box).toHaveValue('');
  });

  it('stays when the page arrives at what the field itself asked for before, also after leaving it', async () => {
    const { user, box, asked, follows } = open('');
    await user.type(box, 'freno{Enter}s{Enter} abs');
    await user.tab();
    follows('freno');
    expect(box).toHaveValue('frenos abs');
    follows('frenos');
    expect(box).toHaveValue('frenos abs');
    expect(asked).toEqual(['freno', 'frenos']);
    // All that was asked for has arrived: what comes now comes from elsewhere.
    follows('freno');
    expect(box).toHaveValue('freno');
  });

  it('that is emptied while its search is on the way is asked for too, and what is there already is not', async () => {
    const { user, box, asked, follows } = open('');
    await user.type(box, '{Enter}bujia{Enter}');
    await user.click(screen.getByRole('button', { name: 'Borrar' }));
    expect(asked).toEqual(['bujia', '']);
    follows('bujia');
    expect(box).toHaveValue('');
    follows('');
    await user.type(box, '{Enter}');
    expect(asked).toEqual(['bujia', '']);
  });
});
