import { act, screen, waitFor } from '@testing-library/react';
import { createRoot } from 'react-dom/client';
import { DataState, type QueryLike } from './data-state';

const waiting = { data: undefined, error: null, isPending: true, isFetching: true, refetch: () => undefined };
const come = (data: string[]): QueryLike<string[]> => ({ ...waiting, data, isPending: false, isFetching: false });

describe('what a query answers', () => {
  it('is drawn in slices when it comes, between which something else gets its turn, and then at once', async () => {
    let turns = 0;
    const seen: number[] = [];
    /** A millisecond of drawing. */
    const Slow = ({ text }: { text: string }) => {
      const end = performance.now() + 1;
      while (performance.now() < end);
      seen.push(turns);
      return <li>{text}</li>;
    };
    const show = (query: QueryLike<string[]>) => (
      <DataState query={query} skeleton={<p>esqueleto</p>} error="No se pudo cargar.">
        {(rows) => rows.map((row) => <Slow key={row} text={row} />)}
      </DataState>
    );
    const place = document.body.appendChild(document.createElement('div'));
    const root = createRoot(place);
    act(() => root.render(show(waiting)));
    expect(screen.getByText('esqueleto')).toBeInTheDocument();

    const { IS_REACT_ACT_ENVIRONMENT } = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
    // As in a browser: `act` does everything at once.
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
    const timer = setInterval(() => turns++, 0);
    root.render(show(come(Array.from({ length: 80 }, (_, n) => `fila ${n}`))));
    await waitFor(() => expect(seen).toHaveLength(80));
    await screen.findByText('fila 79');
    clearInterval(timer);
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT });
    expect(seen.at(-1)! - seen[0]!).toBeGreaterThan(3);
    expect(screen.queryByText('esqueleto')).not.toBeInTheDocument();

    act(() => root.render(show(come(['otra fila']))));
    expect(screen.getByText('otra fila')).toBeInTheDocument();
    act(() => root.render(show(waiting)));
    expect(screen.getByText('esqueleto')).toBeInTheDocument();
    act(() => root.unmount());
    place.remove();
  });
});
