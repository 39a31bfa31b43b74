/** A change of a rating: stars and reviews to add, negative to take back. */
export interface Valoracion {
  suma: number;
  numero: number;
}

/**
 * Update pipeline that adds verified stars and derives the average (one decimal in tenths of a star, rounded) in the same
 * write, so that two reviews at once cannot lose each other and no reader sees sum and average disagree.
 */
export const sumarValoracion = ({
  suma,
  numero,
}: Valoracion): [{ $set: Record<string, unknown> }, { $set: Record<string, unknown> }] => [
  {
    $set: {
      sumaValoraciones: { $add: ['$sumaValoraciones', suma] },
      numeroValoraciones: { $add: ['$numeroValoraciones', numero] },
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
