import { useSearchParams } from 'react-router-dom';

/** `?page=` of the address; 1 when it is absent or makes no sense. */
export function usePage(): number {
  const page = Number(useSearchParams()[0].get('page'));
  return Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1;
}
