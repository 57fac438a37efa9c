import { baixarErrosDaImportacao } from '@indica-bem/domain/importacao/chamadas';
import { IconFileDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../lib/api';
import { baixar } from '../../lib/baixar';
import { Botao } from '../../ui/botao';
import { avisarErro } from '../../ui/toasts';

type BaixarErrosProps = { buscar: () => Promise<Blob>; nome_arquivo: string; principal?: boolean };

/** The errors of an import that was made. */
export const errosDa = (id: number) => () => api(baixarErrosDaImportacao, { params: { id } });

export function BaixarErros({ buscar, nome_arquivo, principal = false }: BaixarErrosProps) {
  const erros = useMutation({
    mutationFn: buscar,
    onSuccess: (csv) => baixar(csv, `erros-${nome_arquivo.replace(/\.\w+$/, '')}.csv`),
    onError: avisarErro,
  });
  return (
    <Botao
      tom={principal ? 'principal' : 'secundario'}
      icone={<IconFileDownload size={20} aria-hidden />}
      loading={erros.isPending}
      onClick={() => erros.mutate()}
    >
      Baixar arquivo de erros
    </Botao>
  );
}
