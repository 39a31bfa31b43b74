import type { VehiculoGaraje } from '@/entities/auth/garaje/stored-garage';

/** Mode of the picker: choosing (by default), adding, or changing one; `onDone` is called once a vehicle was chosen. */
export interface PickerWish {
  add?: boolean;
  edit?: VehiculoGaraje;
  onDone?: () => void;
}
