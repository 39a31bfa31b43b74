import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SearchFilter } from './search-filter';

/** The field beside an address that follows only when the story says so. */
function open(value: string) {
  const asked: string[] = [];
  const field = (shown: string) => (
    <SearchFilter
      name="q"
      label="Buscar un término"
      place="En el glosario"
      placeholder=""
      value={shown}
      onChange={(text) => asked.push(text)}
    />
  );
  const { rerender } = render(field(value));
  return { user: userEvent.setup(), asked, follows: (shown: string) => rerender(field(shown)) };
}
const box = () => screen.getByRole('textbox', { name: 'Buscar un término' });

describe('the text of a search', () => {
  it('follows an address that something else has changed', async () => {
    const { user, follows } = open('embrague');
    follows('');
    expect(box()).toHaveValue('');
    await user.click(box());
    follows('croche');
    expect(box()).toHaveValue('croche');
  });

  it('that is typed while the page still follows an earlier press stays, and is asked for', async () => {
    const { user, asked, follows } = open('zzzz');
    // 'Limpiar búsqueda' was pressed; before the page shows it, she types on.
    await user.clear(box());
    await user.type(box(), 'bujia');
    follows('');
    expect(box()).toHaveValue('bujia');
    await waitFor(() => expect(asked).toEqual(['bujia']));
  });
});
