import { hojeEmSaoPaulo } from '@indica-bem/domain/brasil/datas';
import { centavosParaReais } from '@indica-bem/domain/brasil/dinheiro';
import { lerNoCaixa, validarCupom } from '@indica-bem/domain/cupom/chamadas';
import type { Apresentado } from '@indica-bem/domain/cupom/leitura';
import { useEffect, useReducer } from 'react';
import { api } from '../../lib/api';
import { consultas } from '../../lib/consultas';
import { sessaoPerdida } from '../../lib/erros-da-api';
import { procurarServidor } from '../../lib/online';
import { useGuardarRascunho, useRascunho } from '../../lib/use-rascunho';
import { uuid } from '../../lib/uuid';
import { useEnvio } from '../../ui/use-envio';
import { desfechoDaFalha, SEM_RESPOSTA } from './desfecho-da-falha';
import { desfechoDaLeitura } from './desfecho-da-leitura';
import { caixa, type Estado, LENDO, montarTentativa, type Tentativa } from './estado';
import { funcionarioDoTurno, lembrarFuncionario } from './funcionario-do-turno';
import { type Interrompida, interrompida, retomar } from './interrompida';
import { avisarNaoVendida, avisarVendida } from './noticia-da-venda';
import { esquecerTentativa, guardarTentativa, tentativaPendente } from './tentativa-pendente';

const ONDE = 'caixa';
/** A QR without a seal was drawn before there were any: its picture is as old as any other. */
const SEM_SELO = '-';

/** The till's state with what it does outside: looks coupons up, sends the sale, remembers. */
export function useCaixa(idLojista: number, daTela: Apresentado | null) {
  const rascunho = useRascunho<Interrompida>(ONDE);
  const [estado, dispatch] = useReducer(caixa, undefined, () => estadoInicial(idLojista, daTela, rascunho));
  useGuardarRascunho(ONDE, interrompida(estado));
  const consulta = estado.fase === 'consultando' ? estado : null;

  // No network is said on entering, not after the customer has waited for an answer.
  useEffect(() => void procurarServidor(), []);

  useEffect(() => {
    if (!consulta) return;
    const { codigo, mostrado, origem } = consulta;
    const corte = new AbortController();
    const funcionario = funcionarioDoTurno(idLojista, hojeEmSaoPaulo(new Date()));
    const seAindaVale = (avisar: () => void) => corte.signal.aborted || avisar();
    const body = origem === 'qr' ? { s: SEM_SELO, ...mostrado } : mostrado;
    api(lerNoCaixa, { params: { codigo }, body, signal: corte.signal }).then(
      (cupom) => seAindaVale(() => dispatch({ tipo: 'encontrado', cupom, funcionario })),
      (erro) => seAindaVale(() => dispatch(desfechoDaLeitura(erro))),
    );
    return () => corte.abort();
  }, [consulta, idLojista]);

  const { enviar } = useEnvio({
    enviar: (tentativa: Tentativa) => {
      const { chave, cupom, venda } = tentativa;
      // Kept before it leaves: whatever happens next, the same sale goes out with the same key.
      guardarTentativa(idLojista, tentativa);
      lembrarFuncionario(venda.funcionario, idLojista, hojeEmSaoPaulo(new Date()));
      dispatch({ tipo: 'enviar', tentativa });
      return api(validarCupom, {
        params: { id: cupom.id_coupon },
        headers: { 'idempotency-key': chave },
        body: {
          nome_funcionario: venda.funcionario,
          valor: centavosParaReais(venda.centavos),
          peso: venda.peso,
          vez: cupom.vez,
          prova: cupom.prova,
        },
      });
    },
    mudou: digitada(estado, idLojista),
    aoEnviar: (cupom, tentativa, naTela) => {
      esquecerTentativa();
      void consultas.invalidateQueries();
      dispatch({ tipo: 'confirmado', cupom, quando: new Date() });
      if (!naTela) avisarVendida(tentativa, cupom);
    },
    aoFalhar: (erro, tentativa, naTela) => {
      const desfecho = desfechoDaFalha(erro);
      if (desfecho.tipo !== 'sem-resposta') esquecerTentativa();
      dispatch(desfecho);
      // A session that ended says so itself, and the login leads back here.
      if (!naTela && !sessaoPerdida(erro)) avisarNaoVendida(tentativa, desfecho);
    },
  });

  return {
    estado,
    dispatch,
    confirmar: () => {
      if (estado.fase === 'sem-resposta') return enviar(estado.tentativa);
      const tentativa = estado.fase === 'preenchendo' && montarTentativa(estado.cupom, estado.venda, uuid());
      if (tentativa) enviar(tentativa);
    },
    recomecar: (tipo: 'recomecar' | 'desfeito' = 'recomecar') => {
      esquecerTentativa();
      dispatch({ tipo });
    },
  };
}

/** Something of the sale that leaving would lose; what was sent is kept with its key, and says how it ended. */
function digitada(estado: Estado, idLojista: number): boolean {
  if (estado.fase !== 'preenchendo') return false;
  const { funcionario, centavos, peso } = estado.venda;
  const doTurno = funcionarioDoTurno(idLojista, hojeEmSaoPaulo(new Date()));
  return centavos !== null || peso !== null || funcionario.trim() !== doTurno;
}

function estadoInicial(idLojista: number, daTela: Apresentado | null, rascunho: Interrompida | null): Estado {
  const tentativa = tentativaPendente(idLojista);
  if (tentativa) return { fase: 'sem-resposta', tentativa, silencio: SEM_RESPOSTA };
  if (rascunho) return retomar(rascunho);
  return daTela ? { fase: 'consultando', ...daTela } : LENDO;
}
