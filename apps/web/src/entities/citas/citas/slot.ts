/** A day and a time of Caracas ('YYYY-MM-DD', 'HH:MM'); '' while not chosen. */
export interface Slot {
  fecha: string;
  hora: string;
}
