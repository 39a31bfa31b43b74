import { fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import type { Placed } from './grid-math';
import { useGridMove } from './use-grid-move';

const placed = { cita: { _id: '1' }, column: 0, from: 480, until: 540 } as unknown as Placed;

function Grid({ onMove }: { onMove: () => void }) {
  const grid = useRef<HTMLDivElement>(null);
  const options = { grid, columns: 7, hours: { from: 420, until: 1080 }, onOpen: () => undefined, onMove };
  const { moving, handlers } = useGridMove(options);
  return (
    <div ref={grid}>
      <button {...handlers(placed)}>{moving ? 'en camino' : 'quieta'}</button>
    </div>
  );
}
// jsdom's pointer events have no place.
const at = (type: string, clientY: number) => new MouseEvent(type, { bubbles: true, button: 0, clientX: 0, clientY });
const press = () => fireEvent(screen.getByRole('button'), at('pointerdown', 0));
const drag = () => fireEvent(window, at('pointermove', 90));

describe('a block that is dragged over the agenda', () => {
  it('moves where it is let go', () => {
    const onMove = jest.fn();
    render(<Grid onMove={onMove} />);
    press();
    drag();
    expect(screen.getByText('en camino')).toBeInTheDocument();
    fireEvent.pointerUp(window);
    expect(onMove).toHaveBeenCalledTimes(1);
    expect(screen.getByText('quieta')).toBeInTheDocument();
  });

  it('stays where it was when the browser takes the pointer away', () => {
    const onMove = jest.fn();
    render(<Grid onMove={onMove} />);
    press();
    drag();
    fireEvent.pointerCancel(window);
    expect(screen.getByText('quieta')).toBeInTheDocument();
    fireEvent.pointerUp(window);
    expect(onMove).not.toHaveBeenCalled();
  });

  it('is let go with its page: nothing asks for a grid that is not there any more', () => {
    const failed = jest.fn((event: Event) => event.preventDefault());
    window.addEventListener('error', failed);
    const onMove = jest.fn();
    const { unmount } = render(<Grid onMove={onMove} />);
    press();
    drag();
    unmount();
    drag();
    fireEvent.pointerUp(window);
    window.removeEventListener('error', failed);
    expect(failed).not.toHaveBeenCalled();
    expect(onMove).not.toHaveBeenCalled();
  });
});
