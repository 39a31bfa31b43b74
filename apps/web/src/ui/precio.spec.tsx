import { render, screen } from '@testing-library/react';
import { longDate, shortDate } from '@/lib/format';
import { Precio } from './precio';

describe('a price', () => {
  it('shows bolivars first and the dollar reference second, in Venezuelan figures', () => {
    const { container } = render(<Precio bs={12345.6} usd={50} />);
    expect(container).toHaveTextContent(/^Bs\. 12\.345,60Ref\. \$ 50,00$/);
  });

  it('strikes the price before a discount through and says how much less it is', () => {
    render(<Precio bs={800} originalBs={1000} porcentaje={20} />);
    expect(screen.getByLabelText('Precio anterior Bs. 1.000,00').tagName).toBe('S');
    expect(screen.getByText('20% OFF')).toBeInTheDocument();
  });

  it('draws no discount where there is none', () => {
    const { container } = render(<Precio bs={1000} originalBs={1000} porcentaje={0} />);
    expect(container.querySelector('s')).toBeNull();
  });

  it('keeps a Caracas date on its day', () => {
    expect(shortDate('2026-11-21')).toBe('21/11/2026');
    expect(shortDate('2026-11-22T02:00:00Z')).toBe('21/11/2026');
    expect(longDate('2015-03-10')).toBe('10 de marzo de 2015');
  });
});
