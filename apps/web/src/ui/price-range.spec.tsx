import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PriceRange } from './price-range';

/** The range beside an address that follows only when the story says so. */
function open(min: string, max: string) {
  const applied: string[] = [];
  const range = (value: { min: string; max: string }) => (
    <PriceRange
      unit="$"
      value={value}
      placeholder={{ min: '0', max: 'Sin tope' }}
      digits={6}
      read={(from, to) => (from === '?' ? { error: 'No es un monto', field: 'min' } : { from, to })}
      onApply={({ from, to }) => applied.push(`${from}-${to}`)}
    />
  );
  const { rerender } = render(range({ min, max }));
  const box = (name: string) => screen.getByRole('textbox', { name });
  const follows = (from: string, to: string) => rerender(range({ min: from, max: to }));
  return { user: userEvent.setup(), min: box('Mínimo'), max: box('Máximo'), applied, follows };
}

describe('a range of prices', () => {
  it('keeps the cursor and what is typed on while the page follows what was applied', async () => {
    const { user, min, max, applied, follows } = open('', '');
    await user.type(min, '10{Enter}0');
    follows('10', '');
    expect([applied, document.activeElement, min]).toEqual([
      ['10,00-'],
      min,
      expect.objectContaining({ value: '100', isConnected: true }),
    ]);
    await user.click(max);
    await user.keyboard('250,5{Enter}');
    expect(applied).toEqual(['10,00-', '100,00-250,50']);
    follows('100', '250,5');
    // 'Limpiar filtros', once nobody types.
    await user.tab();
    follows('', '');
    expect([min, max]).toEqual([expect.objectContaining({ value: '' }), expect.objectContaining({ value: '' })]);
  });

  it('says what is wrong until something else stands there', async () => {
    const { user, min, applied, follows } = open('5', '');
    await user.clear(min);
    await user.type(min, 'x{Enter}');
    expect(screen.getByText('No es un monto')).toHaveRole('alert');
    await user.tab();
    follows('', '');
    expect([applied, screen.queryByText('No es un monto'), min]).toEqual([
      [],
      null,
      expect.objectContaining({ value: '' }),
    ]);
  });
});
