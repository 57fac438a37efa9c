import type { Produto } from '@indica-bem/domain/produto/contrato';
import { Aviso } from '../../ui/aviso';
import { Botao } from '../../ui/botao';
import { ProdutoEscolhido } from './produto-escolhido';

type ProdutoTravadoProps = { produto: Produto; motivo: string; trocar: () => void };

/** Reached by an address, a draft or the queue: it cannot be sent, and says why before anything else is filled in. */
export function ProdutoTravado({ produto, motivo, trocar }: ProdutoTravadoProps) {
  return (
    <>
      <ProdutoEscolhido produto={produto} />
      <AvisoDaTrava motivo={motivo} />
      <Botao tom="principal" fullWidth onClick={trocar}>
        Escolher outro produto
      </Botao>
    </>
  );
}

export function AvisoDaTrava({ motivo, id }: { motivo: string; id?: string }) {
  return (
    <div id={id}>
      <Aviso tom="info" titulo="Indicado só por veterinários com o CRMV conferido">
        <p>{motivo}</p>
      </Aviso>
    </div>
  );
}
