/**
 * What a recommendation's life should be, told again in a few lines and without a database: the server's answers are
 * compared with it step by step.
 */
export type Loja = { indice: number; online: boolean };
type Cupom = { loja: Loja; estado: 'ativo' | 'usado' | 'trocado'; vence: number };

export type Indicacao = {
  tutor: number | null;
  loja: Loja | null;
  escolhas: number;
  cupons: Cupom[];
};

/** 'ok', or the `type` of the refusal. */
export type Desfecho = string;

export class Modelo {
  dia = 0;
  readonly indicacoes: Indicacao[] = [];

  indicar(): void {
    this.indicacoes.push({ tutor: null, loja: null, escolhas: 0, cupons: [] });
  }

  resgatar(n: number, tutor: number): Desfecho {
    const indicacao = this.de(n);
    if (indicacao.tutor !== null && indicacao.tutor !== tutor) return 'codigo-ja-utilizado';
    indicacao.tutor = tutor;
    return 'ok';
  }

  escolher(n: number, tutor: number, loja: Loja): Desfecho {
    const indicacao = this.de(n);
    const { cupons } = indicacao;
    if (indicacao.tutor !== tutor) return 'nao-encontrado';
    if (indicacao.loja?.indice === loja.indice) return 'ok';
    if (cupons.some(({ estado }) => estado === 'usado')) return 'indicacao-finalizada';
    if (indicacao.loja?.online) return 'loja-online-final';
    if (indicacao.escolhas === 4) return 'limite-de-trocas';
    const vence = cupons[0]?.vence ?? this.dia + DIAS_DE_VALIDADE;
    if (vence < this.dia) return 'indicacao-vencida';
    for (const cupom of cupons) cupom.estado = 'trocado';
    cupons.push({ loja, estado: 'ativo', vence });
    indicacao.loja = loja;
    indicacao.escolhas++;
    return 'ok';
  }

  validar(n: number, qual: number, lojaDoCaixa: number): Desfecho {
    const cupom = this.de(n).cupons[qual];
    if (!cupom) return 'cupom-desconhecido';
    if (cupom.estado === 'usado') return 'cupom-ja-utilizado';
    if (cupom.estado === 'trocado' || cupom.loja.indice !== lojaDoCaixa) return 'cupom-de-outra-loja';
    if (cupom.vence < this.dia) return 'cupom-vencido';
    cupom.estado = 'usado';
    return 'ok';
  }

  get quilos(): number {
    return this.indicacoes.flatMap(({ cupons }) => cupons).filter(({ estado }) => estado === 'usado').length;
  }

  de(n: number): Indicacao {
    const indicacao = this.indicacoes[n];
    if (!indicacao) throw new Error(`o modelo não tem a indicação ${n}`);
    return indicacao;
  }
}

/** From 10 March to 10 June. */
const DIAS_DE_VALIDADE = 92;
