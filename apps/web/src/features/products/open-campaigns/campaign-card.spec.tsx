import { screen } from '@testing-library/react';
import { buildOpenCampana } from '@/test/campaigns';
import { renderElement } from '@/test/render-app';
import { CampaignCard } from './campaign-card';

it.each([
  [1, false, '1 producto tuyo entraría'],
  [14, false, '14 productos tuyos entrarían'],
  [1, true, '1 producto tuyo en la campaña'],
])('says of %s products, joined: %s, «%s»', (productos, unida, sentence) => {
  renderElement(<CampaignCard campana={buildOpenCampana(1, { productos, unida })} onChoose={() => undefined} />);
  expect(screen.getByText(sentence)).toBeInTheDocument();
});
