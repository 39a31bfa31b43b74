import { act, screen } from '@testing-library/react';
import type { Fittable } from '@tuerca/contracts/auth/garaje/ajuste';
import { keepVehicle } from '@/entities/auth/garaje/garage-store';
import { COROLLA } from '@/test/garaje';
import { renderElement } from '@/test/render-app';
import { ProductFit } from './product-fit';

const row = { marca: 'Toyota', modelo: 'Corolla', anioDesde: 2003, anioHasta: 2014, motor: null as string | null };

it.each<[string, Fittable, string | null, string]>([
  ['Compatible', { universal: false, compatibilidad: [row] }, '1.8', 'Sirve para tu Toyota Corolla 2012 1.8.'],
  [
    'Compatible',
    { universal: true, compatibilidad: [] },
    null,
    'Es universal: sirve para tu Toyota Corolla 2012 si la medida es la misma.',
  ],
  [
    'No indicado',
    { universal: false, compatibilidad: [] },
    null,
    'La tienda no indicó si sirve para tu Toyota Corolla 2012. Pregúntale.',
  ],
  [
    'Sin confirmar',
    { universal: false, compatibilidad: [{ ...row, motor: '1.8' }] },
    null,
    'Depende del motor de tu Toyota Corolla 2012. Agrégalo en tu garaje o pregúntale a la tienda.',
  ],
  [
    'No compatible',
    { universal: false, compatibilidad: [{ ...row, anioHasta: 2010 }] },
    null,
    'La tienda no lo indica para tu Toyota Corolla 2012. Mira los vehículos compatibles.',
  ],
])('says %s, and why', (badge, producto, motor, sentence) => {
  keepVehicle({ ...COROLLA, motor });
  renderElement(<ProductFit producto={producto} />);
  const group = screen.getByRole('group', { name: 'Compatibilidad con tu vehículo' });
  expect(group).toHaveTextContent(badge);
  expect(group).toHaveTextContent(sentence);
});

it('asks for the vehicle, and answers as soon as there is one', async () => {
  const { user } = renderElement(<ProductFit producto={{ universal: false, compatibilidad: [row] }} />);
  await user.click(screen.getByRole('button', { name: 'Elegir vehículo' }));
  expect(await screen.findByRole('dialog', { name: 'Elige la marca' })).toBeInTheDocument();
  act(() => void keepVehicle(COROLLA));
  expect(screen.getByText('Compatible')).toBeInTheDocument();
});
