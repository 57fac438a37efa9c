import { linkDoProduto } from '@indica-bem/domain/produto/catalogo';
import { alterarProduto } from '@indica-bem/domain/produto/chamadas';
import type { Produto } from '@indica-bem/domain/produto/contrato';
import { IconBuildingStore, IconExternalLink, IconPencil } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { enderecoDoProduto } from '../../compartilhado/indicacao/endereco-do-produto';
import { usePode } from '../../lib/pode';
import { useUsuario } from '../../lib/usuario';
import { Botao } from '../../ui/botao';
import classes from './produto.module.css';

/** What each may do with a food; the way out of the product comes last. */
export function Caminhos({ produto }: { produto: Produto }) {
  const fora = linkDoProduto(produto.link);
  return (
    <div className={classes.caminhos}>
      <DoPapel produto={produto} />
      {fora && (
        <Botao fullWidth href={fora} icone={<IconExternalLink size={20} aria-hidden />}>
          Ver no site da marca<span className="so-leitor"> (abre em outra aba)</span>
        </Botao>
      )}
    </div>
  );
}

function DoPapel({ produto }: { produto: Produto }): ReactNode {
  const { tipo_usuario: papel } = useUsuario();
  const pode = usePode();
  if (papel === 'prescritor' && produto.em_prescricao === 'S') {
    return (
      <Botao tom="principal" fullWidth para={enderecoDoProduto(produto)}>
        Indicar este alimento
      </Botao>
    );
  }
  if (papel === 'tutor') {
    return (
      <Botao tom="mata" fullWidth para="/lojistas" icone={<IconBuildingStore size={20} aria-hidden />}>
        Ver lojas parceiras
      </Botao>
    );
  }
  if (papel === 'indicabem' && pode(alterarProduto)) {
    return (
      <Botao
        tom="mata"
        fullWidth
        para={`/produto/editar/${produto.id_produto}`}
        icone={<IconPencil size={20} aria-hidden />}
      >
        Editar produto
      </Botao>
    );
  }
  return null;
}
