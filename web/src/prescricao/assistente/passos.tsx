import { codigoValido, lerCodigo } from '@indica-bem/domain/prescricao/codigo';
import type { Produto } from '@indica-bem/domain/produto/contrato';
import type { Renovacao } from '@indica-bem/domain/reposicao/contrato';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { BannerDaPagina } from '../../compartilhado/capa/banner-da-pagina';
import { idDoUsuario } from '../../lib/sessao';
import { useGuardarRascunho, useRascunho } from '../../lib/use-rascunho';
import { useUsuario } from '../../lib/usuario';
import { uuid } from '../../lib/uuid';
import { motivoDaRecusa } from '../../offline/pendente';
import type { Edicao } from '../../offline/use-edicao';
import { Aviso } from '../../ui/aviso';
import { Pagina } from '../../ui/pagina';
import classes from './assistente.module.css';
import { CartaoNaMao } from './cartao-na-mao';
import { type DadosDoTutor, dadosGuardados } from './dados-do-tutor';
import { DoPedido } from './do-pedido';
import { quantidadeDita, type Regra } from './dose-do-passo';
import { lerEndereco } from './endereco';
import { novaIndicacao, registrarCodigo, responderPedido } from './enviar-indicacao';
import { EscolhaDoPasso } from './escolha-do-passo';
import { EscolhasFeitas } from './escolhas-feitas';
import { FimDaIndicacao } from './fim-da-indicacao';
import { IndicacaoEmTransito } from './indicacao-em-transito';
import { partidaDe } from './partida';
import { type Passo, POSICAO, TOTAL_DE_PASSOS } from './percurso';
import { ProdutoTravado } from './produto-travado';
import { QuantidadeDoPasso } from './quantidade-do-passo';
import { TutorDoPasso } from './tutor-do-passo';
import { useAssistente } from './use-assistente';
import { useEnvioDaIndicacao } from './use-envio-da-indicacao';
import { useItemDaFila } from './use-item-da-fila';
import { soDeVeterinarios, useTrava } from './use-trava';

/** What comes back when the session died here: what was typed, and whether it was already leaving. */
type Rascunho = { dados: DadosDoTutor; naFila: string | null };

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

type PassosProps = {
  produtos: readonly Produto[];
  regra: Regra;
  edicao: Edicao | null;
  /** The tutor's request that this answers: whom it is for is known. */
  renovacao: Renovacao | null;
  /** Which recommendation this is, for the history (`usePartida`). */
  partida: string;
  concluir: (naTela: boolean) => void;
};

export function Passos({ produtos, regra, edicao, renovacao, partida, concluir }: PassosProps) {
  const location = useLocation();
  const onde = `assistente${location.search}`;
  const iniciais = {
    ...dadosGuardados(edicao?.pendente.corpo ?? { anotacoes: renovacao?.indicacao.anotacoes }),
    codigo: lerEndereco(location.search).codigo,
  };
  // Kept above the steps: going back to change the product loses nothing of the tutor's data.
  const rascunho = useRascunho<Rascunho>(onde);
  const [dados, setDados] = useState(() => rascunho?.dados ?? iniciais);
  const codigo = dados.codigo !== null && codigoValido(dados.codigo) ? lerCodigo(dados.codigo) : null;
  const assistente = useAssistente(produtos, codigo, regra, partida);
  const { percurso, produto, passo, medidas, resultado } = assistente;
  const trava = useTrava();
  const travado = produto && soDeVeterinarios(produto) ? trava : null;
  const dono = idDoUsuario(useUsuario());
  const fila = useItemDaFila(dono, edicao, partida);
  const digitou = JSON.stringify({ ...dados, codigo: null }) !== JSON.stringify({ ...iniciais, codigo: null });
  useGuardarRascunho<Rascunho>(onde, digitou ? { dados, naFila: fila.naFila } : null);
  const emTransito = rascunho?.naFila ?? null;
  const envio = useEnvioDaIndicacao(() => mandar(), {
    mudou: digitou && emTransito === null && fila.naFila === null,
    continua: (destino) => partidaDe(destino) === partida,
    concluir,
    conferir: () => assistente.irPara('quantidade'),
    recusados: edicao?.pendente.campos ?? {},
  });
  // Told here where it is: going back to this entry later begins another one.
  const lembrarQueSaiu = useEffectEvent(() => emTransito !== null && concluir(true));
  useEffect(() => void lembrarQueSaiu(), []);
  // A request is answered once: whatever is sent for it from here is one intention.
  const [chaveDoPedido] = useState(uuid);
  const titulo = useFocoNoPasso(passo);
  const posicao = POSICAO[passo];
  const pergunta = percurso.perguntas.find(({ campo }) => campo === passo);

  /** Where the lines are, and with them the lock. */
  function trocarProduto() {
    const linha = percurso.perguntas.find(({ campo }) => campo === 'sub_categoria') ?? percurso.perguntas[0];
    assistente.irPara(linha?.campo ?? 'especie');
  }

  async function mandar() {
    if (!produto) throw new Error('a indicação não tem produto');
    const nova = novaIndicacao(produto, medidas, regra, dados);
    if (renovacao)
      return { tipo: 'enviada' as const, prescricao: await responderPedido(renovacao, nova, chaveDoPedido) };
    if (dados.codigo === null) return fila.enviar({ nova, produto, endereco: assistente.enderecoDoFim });
    const prescricao = await registrarCodigo(dados.codigo, nova);
    await fila.dispensar();
    return { tipo: 'enviada' as const, prescricao };
  }

  return (
    <Pagina
      titulo={tituloDe(edicao, renovacao)}
      voltar={assistente.voltar}
      largura={passo === 'quantidade' ? 'larga' : 'media'}
      acoes={
        <p className={classes.posicao}>
          <span className="so-leitor">Passo </span>
          {posicao} de {TOTAL_DE_PASSOS}
        </p>
      }
    >
      <div className={classes.progresso} data-andamento aria-hidden>
        <span style={{ width: `${(100 * posicao) / TOTAL_DE_PASSOS}%` }} />
      </div>
      <EscolhasFeitas perguntas={percurso.perguntas} passo={passo} irPara={assistente.irPara} />
      {edicao?.pendente.estado === 'recusada' && !envio.respondida && (
        <Aviso tom="alerta" titulo="Esta indicação foi recusada">
          {motivoDaRecusa(edicao.pendente.motivo, edicao.pendente.campos)}
        </Aviso>
      )}
      {renovacao && passo !== 'tutor' && <DoPedido renovacao={renovacao} peso={medidas.peso} />}
      {codigo !== null && passo !== 'tutor' && (
        <CartaoNaMao codigo={codigo} largar={() => setDados({ ...dados, codigo: null })} />
      )}
      <h2 ref={titulo} tabIndex={-1} className={classes.pergunta}>
        {pergunta || travado === null ? PERGUNTAS[passo] : 'Este produto está travado'}
      </h2>
      {pergunta && (
        <EscolhaDoPasso
          key={passo}
          pergunta={pergunta}
          percurso={percurso}
          produtos={produtos}
          escolher={assistente.escolher}
          avancar={assistente.avancar}
          trava={trava}
        />
      )}
      {passo !== 'tutor' && envio.falha && (
        <Aviso tom="erro" titulo="A indicação não foi enviada">
          {envio.falha}
        </Aviso>
      )}
      {produto && travado !== null && !pergunta && (
        <ProdutoTravado produto={produto} motivo={travado} trocar={trocarProduto} />
      )}
      {passo === 'quantidade' && produto && resultado && travado === null && (
        <QuantidadeDoPasso
          produto={produto}
          medidas={medidas}
          regra={regra}
          resultado={resultado}
          mudar={assistente.mudarMedidas}
          avancar={assistente.avancar}
        />
      )}
      {passo === 'tutor' && produto && travado === null && (
        <TutorDoPasso
          produto={produto}
          quantidade={resultado && quantidadeDita(resultado)}
          dados={dados}
          mudar={(mudanca) => setDados({ ...dados, ...mudanca })}
          envio={envio}
          renovacao={renovacao}
          peso={medidas.peso}
          interrompida={rascunho !== null}
          fim={emTransito !== null && <IndicacaoEmTransito dono={dono} chave={emTransito} />}
        />
      )}
      <FimDaIndicacao dono={dono} feita={envio.feita} />
      {passo === 'especie' && <BannerDaPagina pagina="nova-indicacao" />}
    </Pagina>
  );
}

const tituloDe = (edicao: Edicao | null, renovacao: Renovacao | null) =>
  renovacao ? 'Indicar de novo' : edicao ? 'Editar indicação' : 'Nova Indicação';

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
