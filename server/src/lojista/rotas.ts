import * as contrato from '@indica-bem/domain/lojista/contrato';
import type { Contexto } from '../contexto';
import type { Atender } from '../http/atender';
import { lerLojista, lerLojistaPublico } from './ler-lojista';
import { listarLojistas } from './listar-lojistas';

export function rotasDoLojista(atender: Atender, { db }: Contexto): void {
  atender(contrato.listarLojistas, ({ query: { latitude, longitude, ...filtro }, hoje }) => {
    const perto = latitude !== undefined && longitude !== undefined ? { latitude, longitude } : undefined;
    return listarLojistas(db, { ...filtro, perto, hoje });
  });

  atender(contrato.verLojista, ({ params, alcance, hoje }) =>
    alcance === 'publico' ? lerLojistaPublico(db, params.id, hoje) : lerLojista(db, params.id, hoje),
  );
}
