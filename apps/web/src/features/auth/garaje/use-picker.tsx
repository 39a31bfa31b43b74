import { type ReactNode, useState } from 'react';
import { onDemand } from '@/ui/on-demand';
import type { PickerWish } from './picker-state';

const VehiclePicker = onDemand(async () => (await import('./vehicle-picker')).VehiclePicker);

/** The vehicle picker: `pick()` opens it, `dialog` is drawn somewhere. Its code, with brands and models, is loaded when it is opened. */
export function usePicker(): { pick: (wish?: PickerWish) => void; dialog: ReactNode } {
  const [state, setState] = useState<{ open: boolean; time: number; wish: PickerWish }>({
    open: false,
    time: 0,
    wish: {},
  });
  const pick = (wish: PickerWish = {}) => setState(({ time }) => ({ open: true, time: time + 1, wish }));
  const close = () => setState((now) => ({ ...now, open: false }));
  const dialog = state.time > 0 && <VehiclePicker key={state.time} open={state.open} {...state.wish} onClose={close} />;
  return { pick, dialog };
}
