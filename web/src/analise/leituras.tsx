import { verLeituras } from '@indica-bem/domain/analise/chamadas';
import type { LeiturasDeUmCaixa } from '@indica-bem/domain/analise/contrato';
import { DIAS_DE_LEITURAS, parteDoCpf } from '@indica-bem/domain/analise/regras';
import { formatarInteiro } from '@indica-bem/domain/brasil/numeros';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { consulta } from '../lib/consultas';
import { Escolha } from '../ui/escolha';
import { EsqueletoDeLista } from '../ui/esqueletos';
import { EstadoDeErro } from '../ui/estado-de-erro';
import { Tabela } from '../ui/tabela';
import classes from './analise.module.css';

type Por = 'loja' | 'funcionario';

/** Who serves many tutors by the end of the CPF instead of the screen in their hand. */
export function Leituras() {
  const [por, setPor] = useState<Por>('loja');
  const { data, error, refetch } = useQuery(consulta(verLeituras, { query: { por } }));
  return (
    <>
      <h2 id="leituras">Leituras pelo final do CPF</h2>
      <p>
        Dos últimos {DIAS_DE_LEITURAS} dias. O normal é ler o QR ou o número da tela: muitas leituras por CPF no mesmo
        caixa merecem uma conversa.
      </p>
      <Escolha
        legenda="Agrupar"
        opcoes={[
          { valor: 'loja', rotulo: 'Por loja' },
          { valor: 'funcionario', rotulo: 'Por funcionário' },
        ]}
        valor={por}
        onChange={setPor}
      />
      {error && <EstadoDeErro erro={error} tentarDeNovo={() => void refetch()} />}
      {!data && !error && <EsqueletoDeLista linhas={2} />}
      {data &&
        (data.leituras.length > 0 ? (
          <Quadro leituras={data.leituras} por={por} />
        ) : (
          <p>Ainda não há leituras registradas nos caixas.</p>
        ))}
    </>
  );
}

function Quadro({ leituras, por }: { leituras: LeiturasDeUmCaixa[]; por: Por }) {
  return (
    <Tabela
      legenda="Leituras pelo final do CPF, da maior parte à menor"
      itens={leituras}
      chave={(linha) => `${linha.id_lojista}-${linha.nome_funcionario ?? ''}`}
      colunas={[
        { nome: 'Loja', mostrar: (linha) => linha.loja, titulo: true },
        ...(por === 'funcionario'
          ? [{ nome: 'Funcionário', mostrar: (linha: LeiturasDeUmCaixa) => linha.nome_funcionario }]
          : []),
        { nome: 'Compras', mostrar: (linha) => formatarInteiro(linha.compras), alinhar: 'direita' },
        { nome: 'Por CPF', mostrar: (linha) => <Parte linha={linha} />, cabe: 'inteira' },
      ]}
      acoes={() => null}
    />
  );
}

function Parte({ linha }: { linha: LeiturasDeUmCaixa }) {
  const parte = parteDoCpf(linha);
  return (
    <>
      <span className={classes.barra} aria-hidden>
        <span style={{ width: `${parte}%` }} />
      </span>
      {parte}% ({formatarInteiro(linha.por_cpf)})
    </>
  );
}
