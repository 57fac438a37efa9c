import { formatarInteiro } from '@indica-bem/domain/brasil/numeros';
import { verPainel } from '@indica-bem/domain/painel/chamadas';
import type { Painel as DadosDoPainel } from '@indica-bem/domain/painel/contrato';
import { NativeSelect } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { consulta } from '../lib/consultas';
import { Cartao } from '../ui/cartao';
import { EsqueletoDeLista } from '../ui/esqueletos';
import { EstadoDeErro } from '../ui/estado-de-erro';
import { Pagina } from '../ui/pagina';
import { AVencer } from './a-vencer';
import { Destaques } from './destaques';
import { Funil } from './funil';
import { Grafico } from './grafico';
import { Notas } from './notas';
import classes from './painel.module.css';

export function Painel() {
  const [busca, setBusca] = useSearchParams();
  const escrito = busca.get('ano') ?? '';
  const ano = /^2\d{3}$/.test(escrito) ? Number(escrito) : undefined;
  const { data, error, refetch } = useQuery({
    ...consulta(verPainel, { query: ano ? { ano } : {} }),
    placeholderData: keepPreviousData,
  });
  return (
    <Pagina titulo="Painel" voltar={false}>
      {!data && !error && <EsqueletoDeLista linhas={3} altura={180} />}
      {!data && error && <EstadoDeErro erro={error} tentarDeNovo={() => void refetch()} />}
      {data && (
        <>
          <Totais painel={data} />
          <Cartao como="section" rotulo="Indicações por mês">
            <div className={classes.cabeca}>
              <h2>Indicações por mês</h2>
              <NativeSelect
                aria-label="Ano"
                data={data.anos.map(String)}
                value={String(ano ?? data.ano)}
                onChange={({ currentTarget }) => setBusca({ ano: currentTarget.value }, { replace: true })}
              />
            </div>
            <Grafico painel={data} />
          </Cartao>
          <div className={classes.grade}>
            <Funil ano={data.ano} funil={data.funil} />
            <AVencer {...data.a_vencer} />
            <Notas ano={data.ano} notas={data.notas} />
          </div>
          <Destaques painel={data} />
        </>
      )}
    </Pagina>
  );
}

/** Three cards; the last adds up everybody who is registered (spec 7.1). */
function Totais({ painel }: { painel: DadosDoPainel }) {
  const cadastrados = painel.lojistasAtivosTotal + painel.tutoresAtivosTotal + painel.prescritoresPendentesTotal;
  const partes = [
    plural(painel.tutoresAtivosTotal, 'tutor', 'tutores'),
    plural(painel.prescritoresPendentesTotal, 'parceiro', 'parceiros'),
    plural(painel.lojistasAtivosTotal, 'loja', 'lojas'),
  ];
  const itens = [
    ['Cupons gerados', painel.couponsGeradosTotal, 'desde o início'],
    ['Cupons validados', painel.prescricoesEfetivadasTotal, 'cada compra conferida doa 1 kg'],
    ['Usuários cadastrados', cadastrados, partes.join(' · ')],
  ] as const;
  return (
    <dl className={classes.totais}>
      {itens.map(([nome, valor, detalhe]) => (
        <div key={nome}>
          <dt>{nome}</dt>
          <dd>
            <strong>{formatarInteiro(valor)}</strong>
            <small>{detalhe}</small>
          </dd>
        </div>
      ))}
    </dl>
  );
}

const plural = (n: number, um: string, varios: string) => `${formatarInteiro(n)} ${n === 1 ? um : varios}`;
