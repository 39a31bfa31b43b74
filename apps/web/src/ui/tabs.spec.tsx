import { screen } from '@testing-library/react';
import { renderElement } from '@/test/render-app';
import { Tabs, useTab } from './tabs';

function Customer() {
  const [tab, show] = useTab(['datos', 'pedidos']);
  return (
    <Tabs
      label="Cliente"
      value={tab}
      onChange={show}
      tabs={[
        { id: 'datos', label: 'Información', content: <p>María Pérez</p> },
        { id: 'pedidos', label: 'Pedidos', content: <p>Tres pedidos</p> },
      ]}
    />
  );
}

describe('tabs', () => {
  it('move with the arrows, and the address says which one is open', async () => {
    const { user, address } = renderElement(<Customer />, '/cliente?q=x');
    expect(screen.getByRole('tabpanel', { name: 'Información' })).toHaveTextContent('María Pérez');
    screen.getByRole('tab', { name: 'Información' }).focus();
    await user.keyboard('{ArrowRight}{Enter}');
    expect(screen.getByRole('tabpanel', { name: 'Pedidos' })).toHaveTextContent('Tres pedidos');
    expect(screen.queryByText('María Pérez')).not.toBeInTheDocument();
    expect(address()).toBe('/cliente?q=x&tab=pedidos');
    await user.click(screen.getByRole('tab', { name: 'Información' }));
    expect(address()).toBe('/cliente?q=x');
  });

  it('open at what the address says, at the first one when it makes no sense', () => {
    const { unmount } = renderElement(<Customer />, '/cliente?tab=pedidos');
    expect(screen.getByRole('tab', { name: 'Pedidos' })).toHaveAttribute('aria-selected', 'true');
    unmount();
    renderElement(<Customer />, '/cliente?tab=nada');
    expect(screen.getByRole('tab', { name: 'Información' })).toHaveAttribute('aria-selected', 'true');
  });
});
