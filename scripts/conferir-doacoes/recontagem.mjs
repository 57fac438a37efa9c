import { Arvore } from './arvore.mjs';
import { falha, inteiro, visivel } from './dizer.mjs';
import { lerFolha } from './folha.mjs';
import { Vistos } from './vistos.mjs';

const ERRADAS_A_MOSTRAR = 5;

export class Recontagem {
  #erradas = 0;
  arvore = new Arvore();
  vistos = new Vistos();
  grupos = new Map();
  somas = [];
  doacoes = 0;
  estornos = 0;

  get kg() {
    return this.doacoes - this.estornos;
  }

  juntar(texto) {
    this.arvore.juntar(texto);
    const lugar = this.arvore.tamanho;
    try {
      this.#contar(lerFolha(texto, lugar));
    } catch (erro) {
      this.#erradas += 1;
      if (this.#erradas <= ERRADAS_A_MOSTRAR) falha(`Folha nº ${inteiro(lugar)}: ${erro.message}.`);
    }
  }

  /** One that is missing moves all after it: the first ones tell. */
  terminar() {
    const mais = this.#erradas - ERRADAS_A_MOSTRAR;
    if (mais > 0) falha(`E mais ${inteiro(mais)} folhas que não conferem.`);
  }

  #contar({ n, kg, mes, cidade, grupo, comprovante, estorna }) {
    if (!this.grupos.has(grupo)) this.grupos.set(grupo, this.somas.push({ mes, cidade, kg: 0 }) - 1);
    const qual = this.grupos.get(grupo);
    if (kg === 1) {
      this.doacoes += 1;
      const antes = this.vistos.juntar(n, comprovante, qual);
      if (antes) throw new Error(`tem o mesmo comprovante da nº ${inteiro(antes)}`);
    } else {
      this.estornos += 1;
      const dele = estorna >= 1 && estorna < n ? this.vistos.grupoDe(estorna) : null;
      if (dele === null) throw new Error(`estorna a nº ${visivel(estorna)}, que não é uma doação anterior`);
      if (dele < 0) throw new Error(`estorna a nº ${inteiro(estorna)}, que já tinha sido estornada`);
      if (dele !== qual + 1) throw new Error(`não é do mês e da cidade da nº ${inteiro(estorna)}, que estorna`);
      this.vistos.retirar(estorna);
    }
    this.somas[qual].kg += kg;
  }

  por(parte) {
    const somas = new Map();
    for (const soma of this.somas) somas.set(soma[parte], (somas.get(soma[parte]) ?? 0) + soma.kg);
    return somas;
  }
}
