/** A change of a rating: stars and reviews to add, negative to take back. */
export interface RatingChange {
  stars: number;
  reviews: number;
}

/**
 * Update pipeline that adds to a sum and a count and derives the average (two decimals) in the same write, so that two
 * reviews at once cannot lose each other and no reader sees sum and average disagree. Fields: sumaValoraciones,
 * numeroValoraciones, valoracionPromedio.
 */
export const addToAverage = ({
  stars,
  reviews,
}: RatingChange): [{ $set: Record<string, unknown> }, { $set: Record<string, unknown> }] => [
  {
    $set: {
      sumaValoraciones: { $add: ['$sumaValoraciones', stars] },
      numeroValoraciones: { $add: ['$numeroValoraciones', reviews] },
    },
  },
  {
    $set: {
      valoracionPromedio: {
        $cond: [
          { $gt: ['$numeroValoraciones', 0] },
          { $round: [{ $divide: ['$sumaValoraciones', '$numeroValoraciones'] }, 2] },
          0,
        ],
      },
    },
  },
];
