import { toBolivares, toCentimos, toMonto } from '@tuerca/contracts/venezuela/dinero';
import { bs } from '@/lib/format';
import { usePublicConfig } from './system.queries';

/** 'Al cambio de hoy: Bs. 6.247,50' for a price typed in dollars; undefined while the price or the rate is not known. */
export function useInBolivares(usd: number | null): string | undefined {
  const tasa = usePublicConfig().data?.tasa?.valor;
  if (!usd || !tasa) return undefined;
  return `Al cambio de hoy: ${bs(toMonto(toBolivares(toCentimos(usd), tasa)))}`;
}
