import { act, screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { GLOSSARY, GLOSSARY_SYSTEMS } from '@tuerca/contracts/pages/glosario';
import { renderElement } from '@/test/render-app';
import { Glossary } from './glossary';
import { findTerms, groupBySystem } from './terms';

const scrolled = jest.fn();
beforeEach(() => {
  scrolled.mockReset();
  Element.prototype.scrollIntoView = scrolled;
});
const show = (address = '') => renderElement(<Glossary />, `/glosario${address}`);
const names = () => screen.queryAllByRole('article').map((one) => one.id);

describe('looking for a term', () => {
  it.each([
    ['by its name', 'ANILLOS de piston', 'anillos-de-piston'],
    ['by another name', 'cadenilla', 'cadena-de-tiempo'],
    ['by its description', 'cascabeleo metálico', 'cadena-de-tiempo'],
  ])('finds it %s, whatever the accents and capitals', (_, text, id) =>
    expect(findTerms(text).map((one) => one.id)).toContain(id),
  );
  it('finds nothing for what is no term, and everything for nothing', () => {
    expect(findTerms('zzz')).toEqual([]);
    expect(findTerms(' … ')).toHaveLength(GLOSSARY.length);
  });
  it('has every term in one of the eight systems', () => {
    const groups = groupBySystem(findTerms(''));
    expect(groups.map(({ sistema }) => sistema)).toEqual(GLOSSARY_SYSTEMS);
    expect(groups.flatMap(({ terms }) => terms)).toHaveLength(112);
  });
});

describe('the glossary', () => {
  it.each([
    ['bujia', 'Bujía'],
    ['cadenilla', 'Cadena de tiempo'],
  ])('shows first what is called %s, before what mentions it', (q, name) => {
    show(`?q=${q}`);
    expect(screen.getAllByRole('article')[0]).toHaveAccessibleName(name);
  });

  it('explains a term, with its other names and the way to its parts', () => {
    show('?q=cadenilla');
    const term = within(screen.getByRole('article', { name: 'Cadena de tiempo' }));
    expect(term.getByText('También: cadenilla')).toBeInTheDocument();
    expect(term.getByRole('link', { name: 'Ver repuestos: Cadena de tiempo' })).toHaveAttribute(
      'href',
      '/productos?search=Cadena+de+tiempo',
    );
  });

  it('stands letter by letter', async () => {
    const { user, address } = show();
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('A');
    expect(screen.getByText(/^Mostrando \d+ términos de 112$/)).toBeInTheDocument();
    expect(names()).toContain('arbol-de-levas');
    expect(names()).not.toContain('cadena-de-tiempo');
    const letters = within(screen.getByRole('navigation', { name: 'Términos por letra' })).getAllByRole('link');
    const totals = letters.map((one) => Number(/, (\d+)/.exec(one.getAttribute('aria-label')!)![1]));
    expect(totals.reduce((sum, n) => sum + n)).toBe(112);
    await user.click(screen.getByRole('link', { name: /^C, / }));
    expect(address()).toBe('/glosario?letra=C');
    expect(names()).toContain('cadena-de-tiempo');
    // A search is through all of them.
    await user.type(screen.getByRole('textbox', { name: 'Buscar un término' }), 'tripoide');
    await waitFor(() => expect(names()).toContain('tripoide'));
    expect(address()).toBe('/glosario?q=tripoide');
  });

  it('opens the letter of the term that an address points at', () => {
    show('#tripoide');
    expect(screen.getByRole('article', { name: 'Tripoide' })).toHaveFocus();
    expect(screen.getByRole('link', { name: /^T, / })).toHaveAttribute('aria-current', 'true');
  });

  it('narrows by system with counts of the search, and back again', async () => {
    const { user, address, router } = show('?q=cadenilla');
    expect(screen.getByRole('link', { name: 'Frenos, 0 términos' })).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Sistema de Motor, 1 término' }));
    expect(address()).toBe('/glosario?q=cadenilla&sistema=Sistema+de+Motor');
    expect(screen.getByRole('link', { name: 'Sistema de Motor, 1 término' })).toHaveAttribute('aria-current', 'true');
    expect(names()).toEqual(['cadena-de-tiempo']);
    await act(() => router.navigate(-1));
    expect(address()).toBe('/glosario?q=cadenilla');
  });

  it.each(['?sistema=suspension', '?sistema=SUSPENSI%C3%93N'])('understands %s', (query) => {
    show(query);
    expect(screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)).toEqual(['Suspensión']);
  });
  it('takes a system that there is not for none', () => {
    show('?sistema=alas');
    expect(screen.getByRole('link', { name: 'Todos, 112 términos' })).toHaveAttribute('aria-current', 'true');
  });

  it('searches while somebody types, and clears what found nothing', async () => {
    const { user, address } = show('?sistema=Frenos');
    await user.type(screen.getByRole('textbox', { name: 'Buscar un término' }), 'zzzz');
    expect(await screen.findByText('No se encontraron términos')).toBeInTheDocument();
    expect(address()).toBe('/glosario?q=zzzz&sistema=Frenos');
    await user.click(screen.getByRole('button', { name: 'Limpiar búsqueda' }));
    expect(address()).toBe('/glosario');
    expect(names()).toContain('arbol-de-levas');
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Buscar un término' })).toHaveValue(''));
  });

  it('goes to the term that the address points at, marks it, and keeps the search', async () => {
    const { user, router } = show('?q=cadenilla');
    await user.click(screen.getByRole('link', { name: 'Cadena de tiempo' }));
    expect(router.state.location).toMatchObject({ search: '?q=cadenilla', hash: '#cadena-de-tiempo' });
    const term = screen.getByRole('article', { name: 'Cadena de tiempo' });
    expect(term).toHaveClass('marked');
    expect(term).toHaveFocus();
    expect(scrolled).toHaveBeenCalled();
  });

  it('is whole in the HTML of the server, with a form that works by itself', () => {
    const html = renderToString(
      <RouterProvider
        router={createMemoryRouter([{ path: '*', element: <Glossary /> }], {
          initialEntries: ['/glosario?q=bujia&sistema=el%C3%A9ctrico'],
        })}
      />,
    );
    const page = new DOMParser().parseFromString(html, 'text/html');
    const form = page.querySelector<HTMLFormElement>('form')!;
    expect(form.method).toBe('get');
    expect([...new FormData(form)]).toEqual([
      ['sistema', 'Eléctrico'],
      ['q', 'bujia'],
    ]);
    expect(page.querySelectorAll('article').length).toBe(
      findTerms('bujia').filter(({ sistema }) => sistema === 'Eléctrico').length,
    );
  });
});
