import { screen } from '@testing-library/react';
import { system } from '@tuerca/contracts/platform/system/endpoints';
import { promotions } from '@tuerca/contracts/products/promotions/endpoints';
import type { OfertaPublica } from '@tuerca/contracts/products/promotions/schemas';
import { renderElement } from '@/test/render-app';
import { answer, server } from '@/test/server';
import { publicConfig } from '@/test/system';
import { WorkshopOffers } from './workshop-offers';

const id = '0'.repeat(24);
const oferta = (over: Partial<OfertaPublica>): OfertaPublica => ({
  _id: id,
  nombre: 'Semana del aceite',
  descripcion: 'Toda la semana',
  tipoDescuento: 'fijo',
  valorDescuento: 3,
  servicioId: null,
  servicio: null,
  categoria: null,
  fechaInicio: '2026-11-20',
  fechaFin: '2026-11-27',
  codigoPromo: null,
  imagen: null,
  ...over,
});
const show = (over: Partial<OfertaPublica>) => {
  server.use(answer(system.public, { data: publicConfig() }), answer(promotions.ofWorkshop, { data: [oferta(over)] }));
  renderElement(<WorkshopOffers tallerId={id} />);
};

describe('the offers of a workshop', () => {
  it('say an amount as every price is said: bolivars at today’s rate, then the dollar reference', async () => {
    show({});
    // 3 dollars at 245.10.
    expect(await screen.findByText('Bs. 735,30')).toBeInTheDocument();
    expect(screen.getByRole('listitem')).toHaveTextContent('Bs. 735,30Ref. $ 3,00menos');
  });

  it('say a percentage in words', async () => {
    show({ tipoDescuento: 'porcentaje', valorDescuento: 20 });
    expect(await screen.findByText('20 % de descuento')).toBeInTheDocument();
  });
});
