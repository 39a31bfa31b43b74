import type { VehiculoGaraje } from '@/entities/auth/garaje/stored-garage';

/** What the picker is opened for: choosing (by default), adding, or changing one; `onDone` hears that a vehicle was chosen. */
export interface PickerWish {
  add?: boolean;
  edit?: VehiculoGaraje;
  onDone?: () => void;
}
