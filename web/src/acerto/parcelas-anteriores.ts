import type { AcertoAberto } from '@indica-bem/domain/acerto/formas';
import { anteriorProprio, ROTULO_DO_HERDADO } from '@indica-bem/domain/acerto/regras';
import { reais } from './reais';

type Parcelas = Pick<AcertoAberto, 'anterior' | 'herdado'>;

/** What comes from before, in the two parts that are added up; the second one only where there is any. */
export function parcelasAnteriores({ anterior, herdado }: Parcelas) {
  const proprio = herdado < 0 ? anteriorProprio({ anterior, herdado }) : anterior;
  return {
    proprio: ['Do acerto anterior', proprio < 0 ? reais(proprio) : null],
    herdado: [ROTULO_DO_HERDADO, herdado < 0 ? reais(herdado) : null],
  } as const;
}
