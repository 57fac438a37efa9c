import { codigoValido, lerCodigo } from '@indica-bem/domain/prescricao/codigo';
import type { Produto } from '@indica-bem/domain/produto/contrato';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { idDoUsuario } from '../../lib/sessao';
import { useUsuario } from '../../lib/usuario';
import type { Edicao } from '../../offline/use-edicao';
import { Aviso } from '../../ui/aviso';
import { BannerDaPagina } from '../../ui/banner-da-pagina';
import { Pagina } from '../../ui/pagina';
import classes from './assistente.module.css';
import { CartaoNaMao } from './cartao-na-mao';
import { dadosGuardados } from './dados-do-tutor';
import { lerEndereco } from './endereco';
import { EscolhaDoPasso } from './escolha-do-passo';
import { EscolhasFeitas } from './escolhas-feitas';
import { type Passo, POSICAO, TOTAL_DE_PASSOS } from './percurso';
import { QuantidadeDoPasso } from './quantidade-do-passo';
import { TutorDoPasso } from './tutor-do-passo';
import { useAssistente } from './use-assistente';
import { useItemDaFila } from './use-item-da-fila';

const PERGUNTAS: Record<Passo, string> = {
  especie: 'Para quem é a indicação?',
  categoria: 'Qual é a marca?',
  sub_categoria: 'Qual é a linha?',
  nome_curto: 'Qual é a opção?',
  porte: 'Qual é o porte do pet?',
  opcao: 'Qual é a versão?',
  quantidade: 'Quanto o pet come por dia?',
  tutor: 'Quem recebe a indicação?',
};

type PassosProps = { produtos: readonly Produto[]; edicao: Edicao | null };

export function Passos({ produtos, edicao }: PassosProps) {
  const doCartao = lerEndereco(useLocation().search).codigo;
  // Kept above the steps: going back to change the product loses nothing of the tutor's data.
  const [dados, setDados] = useState(() => ({ ...dadosGuardados(edicao?.pendente.corpo), codigo: doCartao }));
  const codigo = dados.codigo !== null && codigoValido(dados.codigo) ? lerCodigo(dados.codigo) : null;
  const assistente = useAssistente(produtos, codigo);
  const { percurso, produto, passo, medidas, consumo } = assistente;
  const fila = useItemDaFila(idDoUsuario(useUsuario()), edicao);
  const titulo = useFocoNoPasso(passo);
  const posicao = POSICAO[passo];
  const pergunta = percurso.perguntas.find(({ campo }) => campo === passo);

  return (
    <Pagina
      titulo={edicao ? 'Editar indicação' : 'Nova Indicação'}
      voltar={assistente.voltar}
      largura={passo === 'quantidade' ? 'larga' : 'media'}
      acoes={
        <p className={classes.posicao}>
          <span className="so-leitor">Passo </span>
          {posicao} de {TOTAL_DE_PASSOS}
        </p>
      }
    >
      <div className={classes.progresso} aria-hidden>
        <span style={{ width: `${(100 * posicao) / TOTAL_DE_PASSOS}%` }} />
      </div>
      <EscolhasFeitas perguntas={percurso.perguntas} passo={passo} irPara={assistente.irPara} />
      {edicao?.pendente.estado === 'recusada' && (
        <Aviso tom="alerta" titulo="Esta indicação foi recusada">
          {edicao.pendente.motivo}
        </Aviso>
      )}
      {codigo !== null && passo !== 'tutor' && (
        <CartaoNaMao codigo={codigo} largar={() => setDados({ ...dados, codigo: null })} />
      )}
      <h2 ref={titulo} tabIndex={-1} className={classes.pergunta}>
        {PERGUNTAS[passo]}
      </h2>
      {pergunta && (
        <EscolhaDoPasso
          key={passo}
          pergunta={pergunta}
          percurso={percurso}
          produtos={produtos}
          escolher={assistente.escolher}
          avancar={assistente.avancar}
        />
      )}
      {passo === 'especie' && (
        <BannerDaPagina
          pagina="nova-indicacao"
          titulo="A porção certa em poucos toques"
          texto="Escolha o alimento, calcule a quantidade e envie o código ao tutor."
        />
      )}
      {passo === 'quantidade' && produto && (
        <QuantidadeDoPasso
          produto={produto}
          medidas={medidas}
          consumo={consumo}
          mudar={assistente.mudarMedidas}
          avancar={assistente.avancar}
        />
      )}
      {passo === 'tutor' && produto && (
        <TutorDoPasso
          produto={produto}
          medidas={medidas}
          gramas={consumo?.gramas}
          dados={dados}
          mudar={(mudanca) => setDados({ ...dados, ...mudanca })}
          fila={fila}
          endereco={assistente.enderecoDoFim}
        />
      )}
    </Pagina>
  );
}

/** A new question is where keyboard and screen reader go on. */
function useFocoNoPasso(passo: Passo) {
  const titulo = useRef<HTMLHeadingElement>(null);
  const anterior = useRef(passo);
  useEffect(() => {
    if (anterior.current === passo) return;
    anterior.current = passo;
    titulo.current?.focus({ preventScroll: true });
  }, [passo]);
  return titulo;
}
