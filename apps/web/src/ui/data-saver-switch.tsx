import { type DataSaver, useDataSaver } from '@/lib/data-saver';
import { ChoiceButtons } from './choice-buttons';

const CHOICES: readonly { value: DataSaver; text: string }[] = [
  { value: 'on', text: 'Sí' },
  { value: 'off', text: 'No' },
  { value: 'system', text: 'Automático' },
];

/** Less data always, never, or as the device says. */
export function DataSaverSwitch() {
  const [saver, setSaver] = useDataSaver();
  return (
    <ChoiceButtons
      label="Ahorro de datos"
      value={saver}
      options={CHOICES}
      onChange={setSaver}
      sx={{ '& > button': { px: 1.5, fontSize: '0.8125rem', fontWeight: 600 } }}
    />
  );
}
