import Box from '@mui/material/Box';
import { useState } from 'react';
import { DIAS } from '@tuerca/contracts/auth/negocios/dias';
import { DateRange } from './date-range';
import { HoursEditor, type WeekHoursValue } from './hours-editor';
import { MoneyInput } from './money-input';
import { NumberInput } from './number-input';
import { SwitchLine } from './switch-line';

const stack = { display: 'grid', gap: 2 } as const;

function Money() {
  const [value, setValue] = useState<number | null>(123_450);
  return (
    <Box sx={stack}>
      <MoneyInput id="money-bs" label="Precio en bolívares" unit="Bs." value={value} onChange={setValue} />
      <MoneyInput
        id="money-usd"
        label="Precio en dólares"
        unit="$"
        value={null}
        onChange={() => {}}
        placeholder="0,00"
      />
      <MoneyInput id="money-error" label="Precio con error" unit="$" value={NaN} onChange={() => {}} error />
      <MoneyInput id="money-off" label="Precio fijo" unit="Bs." value={5_000_000_00} onChange={() => {}} disabled />
    </Box>
  );
}

function Numbers() {
  const [hours, setHours] = useState<number | null>(1);
  const [year, setYear] = useState<number | null>(null);
  return (
    <Box sx={stack}>
      <NumberInput
        id="number-hours"
        label="Tiempo estimado"
        unit="horas"
        value={hours}
        onChange={setHours}
        min={0.5}
        max={24}
        step={0.25}
        hint="Desde media hora, de cuarto en cuarto."
      />
      <NumberInput
        id="number-year"
        label="Año"
        value={year}
        onChange={setYear}
        min={1950}
        max={2027}
        start={2012}
        placeholder="2012"
      />
      <NumberInput
        id="number-error"
        label="Existencias"
        value={0}
        onChange={() => {}}
        min={0}
        max={9999}
        error="Te falta decir cuántas hay"
      />
      <NumberInput id="number-off" label="Cantidad fija" value={3} onChange={() => {}} min={0} max={9} disabled />
    </Box>
  );
}

function Switches() {
  const [on, setOn] = useState(true);
  return (
    <Box sx={stack}>
      <SwitchLine label="Producto publicado" hint="Lo ven todos en el catálogo" checked={on} onChange={setOn} />
      <SwitchLine label="Destacado" checked={false} onChange={() => {}} />
      <SwitchLine label="Necesita tu RIF" hint="Complétalo primero" checked={false} onChange={() => {}} disabled />
    </Box>
  );
}

function Dates() {
  const [value, setValue] = useState({ desde: '2026-11-01', hasta: '2026-11-21' });
  return (
    <Box sx={stack}>
      <DateRange label="Fechas de la oferta" value={value} onChange={setValue} />
      <DateRange label="Sin fechas" value={{ desde: '', hasta: '' }} onChange={() => {}} />
    </Box>
  );
}

const day = (abierto: boolean, horaApertura: string, horaCierre: string) => ({ abierto, horaApertura, horaCierre });
const WEEK = {
  ...Object.fromEntries(DIAS.map((name) => [name, day(true, '08:00', '18:00')])),
  sabado: day(true, '14:00', '08:00'),
  domingo: day(false, '', ''),
} as WeekHoursValue;

function Hours() {
  const [value, setValue] = useState(WEEK);
  return <HoursEditor id="hours" value={value} onChange={setValue} />;
}

/** Fields, each in its states. */
export const samples = [
  { name: 'Importes', node: <Money /> },
  { name: 'Números', node: <Numbers /> },
  { name: 'Interruptores', node: <Switches /> },
  { name: 'Fechas', node: <Dates /> },
  { name: 'Horario de la semana', node: <Hours /> },
];
