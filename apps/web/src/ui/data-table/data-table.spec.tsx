import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { renderElement } from '@/test/render-app';
import type { Column } from './column';
import { DataTable, type TablePage } from './data-table';

interface Part {
  id: string;
  name: string;
  price: number;
}
const PARTS: Part[] = [
  { id: 'a', name: 'Bujía', price: 4 },
  { id: 'b', name: 'Filtro de aceite', price: 9 },
];
const COLUMNS: Column<Part>[] = [
  { id: 'name', header: 'Repuesto', card: 'title', sortKey: 'nombre', cell: ({ name }) => name },
  { id: 'price', header: 'Precio', sortKey: 'precio', descendingFirst: true, cell: ({ price }) => `$ ${price}` },
];
type Query = Parameters<typeof DataTable<Part>>[0]['query'];
const query = (over: Partial<Query> = {}): Query => ({
  data: { rows: PARTS, total: 12, totalPages: 6 },
  error: null,
  isPending: false,
  isFetching: false,
  refetch: jest.fn(),
  ...over,
});
const base = {
  label: 'Repuestos',
  noun: ['repuesto', 'repuestos'] as const,
  columns: COLUMNS,
  keyOf: ({ id }: Part) => id,
  nameOf: ({ name }: Part) => name,
  page: 2,
  hrefOf: (page: number) => `?page=${page}`,
  empty: <p>No vendes nada todavía</p>,
  error: 'No se pudo cargar.',
};
const EMPTY: TablePage<Part> = { rows: [], total: 0, totalPages: 0 };

describe('a table of data', () => {
  it('names rows and columns, and leads to its other pages', () => {
    renderElement(<DataTable {...base} query={query()} />);
    const table = screen.getByRole('table', { name: 'Repuestos' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((cell) => cell.textContent),
    ).toEqual(['Repuesto', 'Precio']);
    const row = within(table).getByRole('row', { name: /Bujía/ });
    expect(within(row).getByRole('rowheader')).toHaveTextContent('Bujía');
    expect(screen.getByRole('status')).toHaveTextContent('12 repuestos');
    expect(screen.getByRole('link', { name: 'Página 3' })).toHaveAttribute('href', '/?page=3');
  });

  it('waits, says that it is empty, and says what failed with a way to try again', async () => {
    const refetch = jest.fn();
    const waiting = renderElement(<DataTable {...base} query={query({ data: undefined, isPending: true })} />);
    expect(screen.getByText('Cargando…')).toBeInTheDocument();
    waiting.unmount();
    const empty = renderElement(<DataTable {...base} query={query({ data: EMPTY })} />);
    expect(screen.getByText('No vendes nada todavía')).toBeInTheDocument();
    empty.unmount();
    const { user } = renderElement(
      <DataTable {...base} query={query({ data: undefined, error: new Error('x'), refetch })} />,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('No se pudo cargar.');
    await user.click(screen.getByRole('button', { name: 'Intentar nuevamente' }));
    expect(refetch).toHaveBeenCalled();
  });

  it('sorts by a press on a header, from the greatest down where that is what people look for, and back', async () => {
    const onSort = jest.fn();
    const { user, unmount } = renderElement(<DataTable {...base} query={query()} sort="nombre" onSort={onSort} />);
    expect(screen.getByRole('columnheader', { name: /Repuesto/ })).toHaveAttribute('aria-sort', 'ascending');
    await user.click(screen.getByRole('button', { name: /Repuesto/ }));
    await user.click(screen.getByRole('button', { name: /Precio/ }));
    expect(onSort.mock.calls).toEqual([['-nombre'], ['-precio']]);
    unmount();
    // As cards, the same rows are a list.
    renderElement(<DataTable {...base} query={query()} sort="-precio" onSort={onSort} />);
    expect(screen.getByRole('combobox', { name: 'Ordenar por', hidden: true })).toHaveValue('-precio');
  });

  it('opens the menu of a row, walks it and closes it with the keyboard alone', async () => {
    const remove = jest.fn();
    const menu = ({ id }: Part) => [
      { label: 'Ver', to: `/repuestos/${id}` },
      { label: 'Eliminar', danger: true, onSelect: () => remove(id) },
    ];
    const { user, address } = renderElement(<DataTable {...base} query={query()} menu={menu} />);
    const button = screen.getByRole('button', { name: 'Más acciones de Filtro de aceite' });
    button.focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('menuitem', { name: 'Ver' })).toHaveFocus();
    await user.keyboard('{ArrowDown}{Enter}');
    expect(remove).toHaveBeenCalledWith('b');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    expect(button).toHaveFocus();
    await user.keyboard('{Enter}');
    await user.click(await screen.findByRole('menuitem', { name: 'Ver' }));
    expect(address()).toBe('/repuestos/b');
  });

  it('chooses rows one by one and all at once, and keeps those of other pages', async () => {
    function Chooser() {
      const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['of another page']));
      return (
        <DataTable
          {...base}
          query={query()}
          selection={{ selected, onChange: setSelected, actions: <button>Pausar</button> }}
        />
      );
    }
    const { user } = renderElement(<Chooser />);
    const bar = () => screen.getByRole('group', { name: 'Selección' });
    await user.click(screen.getByRole('checkbox', { name: 'Seleccionar Bujía' }));
    expect(bar()).toHaveTextContent('2 seleccionados');
    // It floats at the end of the screen, which only what comes after the rows can.
    expect(screen.getByRole('table').compareDocumentPosition(bar())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    const all = screen.getByRole('checkbox', { name: 'Seleccionar todas las filas' });
    expect(all).toHaveAttribute('data-indeterminate', 'true');
    await user.click(all);
    expect(bar()).toHaveTextContent('3 seleccionados');
    expect(within(bar()).getByRole('button', { name: 'Pausar' })).toBeInTheDocument();
    await user.click(within(bar()).getByRole('button', { name: 'Quitar selección' }));
    expect(screen.getByRole('checkbox', { name: 'Seleccionar Bujía' })).not.toBeChecked();
  });
});
