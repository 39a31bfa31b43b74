import { screen } from '@testing-library/react';
import { renderElement } from '@/test/render-app';
import { pageList } from './page-list';
import { Pagination } from './pagination';

describe('pagination', () => {
  it('is hidden at one page or fewer', () => {
    expect(pageList(1, 0)).toEqual([]);
    expect(pageList(1, 1)).toEqual([]);
    renderElement(<Pagination page={1} totalPages={1} hrefOf={(n) => `?page=${n}`} />);
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });

  it('shows all pages up to five', () => {
    expect(pageList(2, 5)).toEqual([1, 2, 3, 4, 5]);
  });

  it('shows first, last and neighbours beyond, with ellipses for what is left out', () => {
    expect(pageList(1, 9)).toEqual([1, 2, 'gap', 9]);
    expect(pageList(5, 9)).toEqual([1, 'gap', 4, 5, 6, 'gap', 9]);
    expect(pageList(9, 9)).toEqual([1, 'gap', 8, 9]);
    expect(pageList(4, 9)).toEqual([1, 2, 3, 4, 5, 'gap', 9]);
  });

  it('names the current page and links to the others', () => {
    renderElement(<Pagination page={5} totalPages={9} hrefOf={(n) => `/productos?page=${n}`} />, '/productos');
    expect(screen.getByRole('link', { name: 'Página 5' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'Página siguiente' })).toHaveAttribute('href', '/productos?page=6');
  });
});
