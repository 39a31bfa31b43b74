import { screen } from '@testing-library/react';
import { renderElement } from '@/test/render-app';
import { BarChart } from './bar-chart';

it('the table for screen readers takes no room below the page: a hidden box holds it, since a table ignores its height', () => {
  renderElement(
    <BarChart
      label="Ventas por mes"
      headers={['Mes', 'Ventas']}
      bars={[{ short: 'ene', name: 'enero', value: 3 }]}
      format={String}
      formatShort={String}
    />,
  );
  const table = screen.getByRole('table', { name: 'Ventas por mes' });
  const box = table.parentElement!;
  expect(box.tagName).toBe('DIV');
  expect([...box.children]).toEqual([table]);
});
