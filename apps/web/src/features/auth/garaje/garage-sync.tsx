import { useAccountGarage } from '@/entities/auth/garaje/garaje.queries';

/** Keeps this device's garage and the client's account alike, on every page. Draws nothing. */
export function GarageSync() {
  useAccountGarage();
  return null;
}
