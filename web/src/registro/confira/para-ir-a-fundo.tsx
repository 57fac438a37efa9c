import { momentoCompleto } from '@indica-bem/domain/brasil/momento';
import { formatarInteiro } from '@indica-bem/domain/brasil/numeros';
import { listarMarcos, verChavesDoRegistro, verFolhas } from '@indica-bem/domain/registro/chamadas';
import type { Marco } from '@indica-bem/domain/registro/contrato';
import { enderecoDaApi } from '../../lib/endereco-da-api';
import classes from './confira.module.css';

/** For who wants to recount all of it elsewhere: the numbers themselves, and where everything can be had. */
export function ParaIrAFundo({ marco }: { marco: Marco }) {
  return (
    <details className={classes.fundo}>
      <summary>Para quem quer ir a fundo</summary>
      <dl>
        <div>
          <dt>Linhas no registro</dt>
          <dd>{formatarInteiro(marco.tamanho)}</dd>
        </div>
        <div>
          <dt>Código de todas elas (raiz)</dt>
          <dd>
            <code>{marco.raiz}</code>
          </dd>
        </div>
        <div>
          <dt>Assinado em</dt>
          <dd>
            {momentoCompleto(marco.em)}, chave <code>{marco.chave}</code>
          </dd>
        </div>
      </dl>
      <p>
        O registro é uma árvore de Merkle (RFC 6962, SHA-256), assinada com Ed25519. Baixe as{' '}
        <a href={enderecoDaApi(verFolhas, { params: { pagina: 0 } })}>linhas</a>, os{' '}
        <a href={enderecoDaApi(listarMarcos, { query: {} })}>totais assinados</a> e as{' '}
        <a href={enderecoDaApi(verChavesDoRegistro)}>chaves</a>, ou reconte tudo com{' '}
        <a href={`${import.meta.env.BASE_URL}conferir-doacoes.mjs`} download>
          um programa à parte
        </a>
        , que precisa só do Node 20: <code>node conferir-doacoes.mjs {location.origin}</code>
      </p>
    </details>
  );
}
