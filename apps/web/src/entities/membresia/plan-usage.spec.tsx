import { screen } from '@testing-library/react';
import { renderElement } from '@/test/render-app';
import { PlanUsage } from './plan-usage';

it.each([
  ['promociones', 1, /^1 quedó oculta porque tu plan/],
  ['promociones', 2, /^2 quedaron ocultas porque tu plan/],
  ['productos', 2, /^2 quedaron ocultos porque tu plan/],
] as const)('%s that the plan hides, %i of them, agree with their noun', (limite, ocultos, sentence) => {
  renderElement(<PlanUsage uso={{ limite, usados: 3, ocultos, maximo: 1 }} whose="tu plan" />);
  expect(screen.getByText(sentence)).toBeInTheDocument();
});
